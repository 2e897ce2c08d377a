"""The chapters of the rules that move the game on."""
