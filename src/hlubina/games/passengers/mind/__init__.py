"""What only the bots of Passengers use: nothing here decides what is legal or what happens."""
