"""A player that knows the API and no rules: python examples/bot_client.py http://localhost:8000.

It plays a bot of the server; or with the link of a seat or an invitation (…/game/ID#join=…), in that game.
"""

import secrets
import sys
import time
from random import Random
from typing import Any
from urllib.parse import urlsplit

import httpx


def pick(offer: dict[str, Any], rng: Random) -> dict[str, Any]:
    """Cards for an offer, drawn at random until they keep its limits."""
    pool = [one["card"] for one in offer["pool"] for _ in range(one["count"])]
    while True:
        cards = rng.sample(pool, rng.randint(offer["least"], min(offer["most"], len(pool))))
        counts = [(sum(card in limit["cards"] for card in cards), limit) for limit in offer["limits"]]
        if all(limit["least"] <= count <= limit["most"] for count, limit in counts):
            return {key: offer[key] for key in ("verb", "location", "fixed")} | {"picked": cards}


def play(link: str, turns: int = 40, seed: int | None = None) -> dict[str, Any]:
    """Play a game to its end, and return how it stands then."""
    rng, url = Random(seed), urlsplit(link)
    with httpx.Client(base_url=f"{url.scheme}://{url.netloc}/api/v1", timeout=30) as api:
        game, (what, _, token) = url.path.removeprefix("/game/").strip("/"), url.fragment.partition("=")
        if what != "seat":
            path = f"/games/{game}/join" if game else "/games"
            asked = {"invite": token or None} if game else {"opponent": "bot", "level": 1}
            seat = api.post(path, json={"name": "Example", **asked}).raise_for_status().json()
            game, token = seat["game"], seat["token"]
        api.headers["Authorization"] = f"Bearer {token}"
        while (now := api.get(f"/games/{game}").raise_for_status().json()["now"])["game"]["outcome"] is None:
            body = {"key": secrets.token_hex(8)}
            if now["game"]["turn"] > turns:
                api.post(f"/games/{game}/concede", json=body).raise_for_status()
            elif not now["offers"]:
                time.sleep(0.1)  # the other side decides; a live connection would tell when it has
            else:
                move = {"action": pick(rng.choice(now["offers"]), rng), "version": now["version"], **body}
                api.post(f"/games/{game}/moves", json=move).raise_for_status()
        return dict(now)


if __name__ == "__main__":
    print(play(sys.argv[1] if sys.argv[1:] else "http://localhost:8000")["game"]["outcome"])
