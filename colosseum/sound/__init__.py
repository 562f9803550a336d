"""What is heard: effects and music."""
