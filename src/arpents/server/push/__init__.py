"""Push: notices of turns to browsers that do not have the page open, by way of the services of their makers.

The address of such a service is one that a stranger has sent, and the only one that the server ever connects
to by a stranger's wish: see ``addresses`` and ``delivery``.
"""
