"""What every game must pass. The tests here run for every registered game, seat count and setting, without a change."""
