"""The scenario kit: a table, a deed, what is seen. One module a game lays its tables."""
