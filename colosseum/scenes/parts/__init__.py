"""Parts that several scenes share; none of these is a scene."""
