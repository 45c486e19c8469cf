"""A player who hears the page: all that is known of it is the tree that a browser gives to screen readers.

Nothing is looked up by markup, place or colour. What is used is pressed as a screen reader presses it.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final, NamedTuple, final

from tests.browser.playing import COMMANDS, MOST_DECISIONS, OVER, STEPS, YOURS, preferred
from tests.processes import wait_until

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Page

PRESS: Final = (
    "function () { this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true })); }"
)
DOING: Final = "Ctrl+Enter"
"""How the button is described that does what is chosen, whatever it is called."""

SENDING: Final = "Sending …"


class Heard(NamedTuple):
    """Something in the tree: what it is, what it is called, and what it is part of."""

    role: str
    name: str
    pressed: str | None
    """Whether it is pressed, if it can be."""
    selected: bool
    disabled: bool
    """Whether it is said to be out of use: nobody presses it to play."""
    within: tuple[str, ...]
    """Roles and names of what is around it, the nearest last: ``"group What you do"``."""
    node: int
    about: str
    """What is said of it beside its name."""


@final
class Tree:
    """What the browser tells a screen reader."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Accessibility.enable")

    def all(self) -> list[Heard]:
        """All there is now, in the order in which it is read."""
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        by_id = {node["nodeId"]: node for node in nodes}
        root = next(node for node in nodes if "parentId" not in node)
        return list(self._under(root, by_id, ()))

    def press(self, thing: Heard) -> None:
        """Press something."""
        found = self._session.send("DOM.resolveNode", {"backendNodeId": thing.node})
        target = found["object"]["objectId"]
        self._session.send("Runtime.callFunctionOn", {"objectId": target, "functionDeclaration": PRESS})

    def _under(
        self, node: dict[str, Any], by_id: dict[str, dict[str, Any]], around: tuple[str, ...]
    ) -> Iterator[Heard]:
        inner = around
        if not node.get("ignored"):
            said = {one["name"]: one["value"].get("value") for one in node.get("properties", ())}
            role, name = (str(node.get(key, {}).get("value", "")) for key in ("role", "name"))
            selected, disabled = (bool(said.get(what)) for what in ("selected", "disabled"))
            about = str(node.get("description", {}).get("value", ""))
            number = node.get("backendDOMNodeId", 0)
            yield Heard(role, name, said.get("pressed"), selected, disabled, around, number, about)
            inner = (*around, f"{role} {name}")
        for child in node.get("childIds", ()):
            if child in by_id:
                yield from self._under(by_id[child], by_id, inner)


@final
class Listener:
    """Somebody who plays by what is heard."""

    def __init__(self, page: Page) -> None:
        self._tree = Tree(page)
        self.used = 0
        self.turns = 0

    def standing(self) -> str:
        """What is said of whose turn it is."""
        return " ".join(
            one.name
            for one in self._tree.all()
            if one.role == "StaticText" and any(part.startswith("status") for part in one.within)
        )

    def buttons(self, *parts: str) -> list[Heard]:
        """The buttons of those parts of the page, by the beginning of their roles and names."""
        return [
            one
            for one in self._tree.all()
            if one.role == "button"
            and not one.disabled
            and any(around.startswith(parts) for around in one.within)
        ]

    def press(self, name: str, role: str = "button") -> None:
        """Wait for something of this name, and press it."""
        found: list[Heard] = []

        def there() -> bool:
            found[:] = [one for one in self._tree.all() if one.role == role and one.name.startswith(name)]
            return bool(found)

        wait_until(there)
        self._tree.press(found[0])

    def open(self, tab: str) -> None:
        """Open a tab."""
        self.press(tab, "tab")
        wait_until(
            lambda: any(
                one.role == "tab" and one.selected and one.name.startswith(tab) for one in self._tree.all()
            )
        )

    def play(self, turns: int) -> None:
        """Play until so many turns are over, or the game is."""
        for _ in range(MOST_DECISIONS):
            wait_until(lambda: re.search(f"{YOURS.pattern}|{OVER.pattern}", self.standing()) is not None)
            standing = self.standing()
            if OVER.search(standing) or self.turns >= turns:
                return
            if "You decide" in standing:
                self.finish()
            elif "no actions left" in standing or not self.begin():
                self.end_turn()
            else:
                self.finish()
        raise AssertionError(f"the game has no end: {self.standing()}")

    def begin(self) -> bool:
        """Choose something dear from the list of what can be done, if there is such a thing."""
        self.open("Actions")
        listed = self.buttons("tabpanel Actions")
        best = preferred([one.name for one in listed])
        if best is None:
            return False
        self._tree.press(next(one for one in listed if one.name == best))
        return True

    def finish(self) -> None:
        """Narrow down what was chosen until it is a whole action, and do it."""
        for _ in range(STEPS):
            asked = self.buttons("group What you do")
            done = next((one for one in asked if one.about == DOING), None)
            if done is not None:
                return self.do(done)
            # The only answer there is has its own name, and is on its way when it is pressed.
            if any(one.name == SENDING for one in asked):
                return wait_until(lambda: not self.heard(SENDING))
            names = [one.name for one in asked if one.pressed is None and one.name not in COMMANDS]
            if names:
                self.press(preferred(names) or names[0])
                continue
            cards = self.buttons("group What you do", "group Your hand")
            card = next(one for one in cards if one.pressed == "false")
            self._tree.press(card)
        raise AssertionError(f"this makes no action: {self.buttons('group What you do')}")

    def do(self, button: Heard) -> None:
        """Press a button, and wait until something came of it."""
        before = self.log()
        self._tree.press(button)
        wait_until(lambda: self.log() != before)
        self.used += 1

    def end_turn(self) -> None:
        """End the turn, also with actions left."""
        before = self.standing()
        self.press("End turn")
        wait_until(lambda: self.standing() != before or self.sure() is not None)
        if (button := self.sure()) is not None:
            self._tree.press(button)
            wait_until(lambda: self.standing() != before)
        self.turns += 1

    def sure(self) -> Heard | None:
        """The button that ends the turn although actions are left."""
        return next((one for one in self.buttons("group What you do") if one.about == DOING), None)

    def heard(self, command: str) -> bool:
        """Whether there is such a command."""
        return any(one.name == command for one in self.buttons("group What you do"))

    def log(self) -> str:
        """What the table says: how it stands, and what is asked."""
        said = [one.name for one in self._tree.all() if one.role in ("StaticText", "button")]
        return "\n".join(said)
