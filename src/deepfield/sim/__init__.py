"""Many games: one match, simulations on any number of processes, arenas of bots, an environment to learn in."""
