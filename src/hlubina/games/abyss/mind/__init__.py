"""What only the bots of Abyss use: nothing here decides what is legal or what happens."""
