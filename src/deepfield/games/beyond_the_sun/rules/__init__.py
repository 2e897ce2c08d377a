"""Pure questions and small deeds that several chapters share."""
