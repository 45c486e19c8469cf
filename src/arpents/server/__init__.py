"""The server: games over the network, stored and pushed to whoever watches."""
