"""Training the learned evaluation: games played for it, weights fitted to them, generation by generation.

It needs the extra ``arpents[train]``. What it makes, players use without that (``bots.evaluation.model``).
"""
