"""The verbs that cards are written in."""
