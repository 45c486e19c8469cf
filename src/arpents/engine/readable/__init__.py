"""A position by names: what people read of a view or a game, each value made when it is asked for.

Nothing here is for search, which reads the integers of ``State`` and ``Holdings``.
"""
