"""The screens. They show the game and hand in actions; they never change it."""
