"""The tutor's knowledge of Arena: Roma II."""
