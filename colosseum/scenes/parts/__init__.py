"""What several scenes are made of; none of these is a scene."""
