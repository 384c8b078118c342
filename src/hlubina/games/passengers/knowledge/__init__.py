"""What a viewer of Passengers can know for certain (P-8), worked out exactly from public and private clues."""
