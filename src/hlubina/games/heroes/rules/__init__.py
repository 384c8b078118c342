"""The rules of Keep the Heroes Out!, one file for each chapter of the rulebook or each of its larger ideas."""
