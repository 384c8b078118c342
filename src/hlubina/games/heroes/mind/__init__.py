"""What the bots of Keep the Heroes Out! go by, and what a player aims at: nothing here decides what may be done."""
