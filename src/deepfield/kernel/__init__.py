"""The kernel: tables that ask and are answered, for any game; it knows none."""
