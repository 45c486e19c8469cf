"""The JSON forms in which the game leaves the server, made of views, offers, events and actions.

Names are those of the rules and of the content, in English; whoever shows them translates. The forms share
parts that never change, so none of them may be changed: they are to be encoded, and forgotten.
"""
