"""The games: one room each; outside its room a game is its `GAME` and nothing deeper."""
