"""The rules of Dive, one file for each chapter of the rulebook or each of its larger ideas."""
