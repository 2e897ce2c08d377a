"""The chapters of the rules: frames and their actions."""
