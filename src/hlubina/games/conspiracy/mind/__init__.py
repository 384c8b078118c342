"""What only the bots of Conspiracy use: nothing here decides what is legal or what happens."""
