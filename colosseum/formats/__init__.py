"""Reading JSON and YAML that may come from anywhere: what is wrong is said, and costs little."""
