"""The cards of the proof game."""
