"""What only the bots of Dive use: nothing here decides what is legal or what happens."""
