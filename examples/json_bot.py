"""A bot as a program, in Python without Arpents: arpents arena "exec:python examples/json_bot.py" random.

It settles and develops where that brings the most points, and else does anything. The protocol is told in
docs/bots.md.
"""

import json
import sys
from random import Random
from typing import Any


def pick(offer: dict[str, Any], rng: Random) -> list[str]:
    """Cards for an offer, drawn at random until they keep its limits."""
    pool = [one["card"] for one in offer["pool"] for _ in range(one["count"])]
    while True:
        cards = rng.sample(pool, rng.randint(offer["least"], min(offer["most"], len(pool))))
        counts = [(sum(card in limit["cards"] for card in cards), limit) for limit in offer["limits"]]
        if all(limit["least"] <= count <= limit["most"] for count, limit in counts):
            return cards


def main() -> None:
    """Answer every line, until there are no more."""
    hello = json.loads(sys.stdin.readline())
    rng, points = (
        Random(hello["seed"]),
        {one["name"]: one["points"] for one in hello["facts"]["board"]["locations"]},
    )
    print(json.dumps({"type": "ready"}), flush=True)
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] != "decide":
            break
        offers = [one for one in message["offers"] if one["verb"] in {"settle", "develop"}]
        if offers:
            offer = max(offers, key=lambda one: points[one["location"]])
        else:
            offer = rng.choice(message["offers"])
        action = {name: offer[name] for name in ("verb", "location", "fixed")} | {"picked": pick(offer, rng)}
        print(json.dumps({"id": message["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
