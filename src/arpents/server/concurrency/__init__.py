"""How work is kept from holding up others: worker processes, a thread, queues, pauses."""
