"""Bots. A bot is a seat: it receives what its seat may know and answers its seat's questions, nothing else."""
