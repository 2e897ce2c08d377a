"""The cards: their sentences, in the order of the decks."""
