"""Planted leaks: the proof game with one fault each, of every kind that docs/hidden.md section 7 lists."""
