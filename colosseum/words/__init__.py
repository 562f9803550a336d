"""Words for people: sentences that can be translated, and their translation."""
