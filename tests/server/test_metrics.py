"""Metrics: who may read them, what they count, and that dashboard and alerts ask for what there is."""

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml  # type: ignore[import-untyped]
from prometheus_client.metrics_core import Metric

from arpents.server.app import create_app
from arpents.server.asgi.responses import error_codes
from arpents.server.metrics import REGISTRY
from arpents.server.settings import Settings
from arpents.server.store import Store
from tests.server.api.people import API

DEPLOY = Path(__file__).parents[2] / "deploy"
STRANGER = "192.0.2.1"


Asked = tuple[dict[str, str], str]
"""The headers of a request, and where it comes from."""

FORWARDED = {"X-Forwarded-For": STRANGER}


def answers(settings: Settings, requests: list[Asked]) -> list[int]:
    """The statuses of the answers to some who ask for the metrics."""

    async def ask() -> list[int]:
        app = create_app(settings, Store.open(settings.database_url))
        found: list[int] = []
        async with app.router.lifespan_context(app):
            for headers, peer in requests:
                transport = httpx.ASGITransport(app, client=(peer, 1234))
                async with httpx.AsyncClient(transport=transport, base_url="http://here") as client:
                    reply = await client.get("/metrics", headers=headers)
                    assert ("arpents_rooms" in reply.text) == (reply.status_code == 200)
                    found.append(reply.status_code)
        return found

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("settings", "asked"),
    [
        (
            {},
            [
                ({}, "127.0.0.1", 200),
                ({}, "::1", 200),
                ({}, "10.0.0.7", 200),
                ({}, STRANGER, 404),
                ({}, "2001:db8::1", 404),
                (FORWARDED, "127.0.0.1", 404),
                ({"Forwarded": "for=192.0.2.1"}, "127.0.0.1", 404),
            ],
        ),
        (
            {"proxy": True},
            [
                ({}, "127.0.0.1", 200),
                (FORWARDED, "127.0.0.1", 404),
                ({"X-Forwarded-For": f"127.0.0.1, {STRANGER}"}, "127.0.0.1", 404),
            ],
        ),
        (
            {"metrics_token": "secret"},
            [
                ({}, "127.0.0.1", 404),
                ({"Authorization": "Bearer guess"}, "127.0.0.1", 404),
                ({"Authorization": "Bearer secret"}, STRANGER, 200),
            ],
        ),
    ],
)
def test_metrics_are_for_the_inside(
    tmp_path: Path, settings: dict[str, Any], asked: list[tuple[dict[str, str], str, int]]
) -> None:
    here = Settings(database_url=f"sqlite:///{tmp_path / 'games.sqlite'}", **settings)
    statuses = answers(here, [(headers, peer) for headers, peer, _ in asked])
    assert statuses == [status for _, _, status in asked]


def value(name: str, **labels: str) -> float:
    """What has been counted so far."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_refusals_bytes_and_work_are_counted(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    names = [
        ("arpents_refusals_total", {"code": "unknown_game"}),
        ("arpents_refusals_total", {"code": "unknown_page"}),
        ("arpents_sent_bytes_total", {"kind": "http"}),
        ("arpents_work_total", {}),
    ]

    async def ask() -> int:
        app = create_app(Settings(database_url=url), Store.open(url))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client,
        ):
            replies = [await client.get(path) for path in (f"{API}/games/nothing", "/nothing", "/metrics")]
            return sum(reply.num_bytes_downloaded for reply in replies)

    before = [value(name, **labels) for name, labels in names]
    sent = asyncio.run(ask())
    after = [value(name, **labels) for name, labels in names]
    grown = [now - then for then, now in zip(before, after, strict=True)]
    assert grown[:3] == [1, 1, sent]
    assert grown[3] > 1


def samples(metric: Metric) -> set[str]:
    """The names under which Prometheus keeps a metric."""
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum"), "gauge": ("",)}
    return {metric.name + end for end in ends[metric.type]}


def check(expressions: list[str]) -> None:
    """Look whether all that some expressions ask for exists."""
    known = {name for metric in REGISTRY.collect() for name in samples(metric)}
    for expression in expressions:
        named = set(re.findall(r"\b(?:arpents|process)_[a-z_]+", expression))
        assert named or "up{" in expression, expression
        assert named <= known, expression
        for codes in re.findall(r'code=~?"([^"]+)"', expression):
            assert set(codes.split("|")) <= set(error_codes()), expression


def test_the_dashboard_asks_for_what_there_is() -> None:
    board = json.loads((DEPLOY / "grafana-dashboard.json").read_text("utf-8"))
    panels = [panel for panel in board["panels"] if panel["type"] != "row"]
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"])
    check([target["expr"] for panel in panels for target in panel["targets"]])
    shown = json.dumps(panels)
    for metric in REGISTRY.collect():
        assert metric.name in shown or metric.name.startswith("process_"), metric.name


def test_the_alerts_ask_for_what_there_is() -> None:
    rules = yaml.safe_load((DEPLOY / "alerts.yml").read_text("utf-8"))
    alerts = [rule for group in rules["groups"] for rule in group["rules"]]
    assert len({alert["alert"] for alert in alerts}) == len(alerts) >= 8
    for alert in alerts:
        assert set(alert) <= {"alert", "expr", "for", "labels", "annotations"}
        assert set(alert["annotations"]) == {"summary", "description"}
    check([alert["expr"] for alert in alerts])
