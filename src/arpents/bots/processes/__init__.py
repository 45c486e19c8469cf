"""Processes in which bots think: apart from the one that people talk to, and never longer than it.

A bot that does not come back cannot be stopped from within its process, least of all when it computes in
compiled code. In a process of its own it can be killed. ``spawning`` begins such processes, ``worker``
supervises one, ``bots.asking`` keeps the bots of games in it, ``apart`` asks a bot there as if it were here,
and ``program`` is a bot in any language, which is a process anyway.
"""
