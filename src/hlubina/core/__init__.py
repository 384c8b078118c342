"""What every game shares: positions and steps, actions, chance, knowledge, records. It knows no game."""
