"""Games by steps, and views as bits: what every environment does for each step, compiled."""
