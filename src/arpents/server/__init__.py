"""The game server: games between people and bots, over the network."""
