"""The server: games between people and bots, kept in a database and shown over HTTP and WebSocket."""
