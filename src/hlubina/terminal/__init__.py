"""Play in the terminal. It shows views and offers legal actions; it knows no rules."""
