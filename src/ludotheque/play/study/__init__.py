"""Studies: positions, variations and what people write about them; pure, as all that is played."""
