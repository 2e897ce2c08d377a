"""Rooms for `deepfield.game("rooms.…")`: the games of the tests, by name."""
