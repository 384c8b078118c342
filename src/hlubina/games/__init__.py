"""The games, one room each. No game knows another."""
