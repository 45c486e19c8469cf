"""Settings: from the environment and the command line, and only such as can be."""

import pytest

from arpents.server.settings import BadSetting, Settings, allowed_origins, read_settings


def test_nothing_is_needed() -> None:
    assert read_settings({}) == Settings()


def test_the_command_line_is_above_the_environment() -> None:
    environment = {"ARPENTS_PORT": "81", "ARPENTS_HOST": "0.0.0.0", "ARPENTS_PROXY": "true", "PORT": "7"}
    settings = read_settings(environment, port=82, host=None)
    assert (settings.port, settings.host, settings.proxy) == (82, "0.0.0.0", True)


def test_what_is_empty_is_not_set() -> None:
    assert read_settings({"ARPENTS_PORT": "", "ARPENTS_SEED": ""}) == Settings()


def test_origins_are_parted_by_commas() -> None:
    settings = read_settings({"ARPENTS_ALLOWED_ORIGINS": "https://a.example/, http://b.example:81,"})
    assert allowed_origins(settings) == ["https://a.example", "http://b.example:81"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PORT", "many"),
        ("PORT", "70000"),
        ("PORT", "-1"),
        ("PROXY", "perhaps"),
        ("LOG_LEVEL", "chatty"),
        ("LOG_FORMAT", "poems"),
        ("BOT_PROCESSES", "0"),
        ("ROOMS", "1.5"),
        ("CREATIONS_PER_MINUTE", "0"),
        ("MOVES_PER_MINUTE", "-1"),
        ("REQUESTS_PER_MINUTE", "nan"),
        ("REQUESTS_PER_MINUTE", "inf"),
        ("ABANDONED_AFTER", "-1"),
        ("BODY_BYTES", "lots"),
        ("SEED", "x"),
        ("PUBLIC_URL", "arpents.example"),
        ("PUBLIC_URL", "http://["),
        ("ALLOWED_ORIGINS", "https://good.example, bad"),
    ],
)
def test_a_value_that_cannot_be_is_named(name: str, value: str) -> None:
    with pytest.raises(BadSetting, match=f"ARPENTS_{name} cannot be"):
        read_settings({f"ARPENTS_{name}": value})
