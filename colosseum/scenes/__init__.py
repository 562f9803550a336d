"""The screens. They show the game and submit actions, but never change it themselves."""
