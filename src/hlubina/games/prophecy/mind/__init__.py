"""What only the bots of Prophecy use: nothing here decides what is legal or what happens."""
