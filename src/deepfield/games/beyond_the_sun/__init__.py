"""Beyond the Sun, by its complete rules."""
