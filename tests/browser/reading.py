"""Looking at a page as a person would: what is no word or cut off, covered, or too small to hit."""

from typing import Final

from playwright.sync_api import Locator, Page

_WORDLESS: Final = r"""() => {
  const bad = /^[a-z]+(-[a-z0-9]+)+$|\bundefined\b|\bNaN\b|\[object|\{ ?\$/;
  const found = new Set();
  const look = (text, where) => text && bad.test(text.trim()) && found.add(`${where}: ${text.trim()}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.closest("code, pre, script, style")) look(node.data, node.parentElement.tagName);
  }
  for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
    for (const name of ["aria-label", "title", "placeholder", "alt"]) look(element.getAttribute(name), name);
  look(document.title, "title of the page");
  return [...found];
}"""

# Where something may be scrolled into sight, nothing is lost; and the map is there to be moved.
_CLIPPED: Final = r"""() => {
  const found = new Set();
  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  const clips = (way) => way === "hidden" || way === "clip";
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const apart = ".unseen, script, style, .map, option, .picture";
    if (!node.data.trim() || node.parentElement.closest(apart)) continue;
    if (!node.parentElement.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) {
      if (box.width < 1) continue;
      for (let around = node.parentElement; around; around = around.parentElement) {
        const { overflowX, overflowY, position } = styleOf(around);
        if (["auto", "scroll"].includes(overflowX) || ["auto", "scroll"].includes(overflowY)) break;
        if (!clips(overflowX) && !clips(overflowY)) { if (position === "fixed") break; continue; }
        const edge = around.getBoundingClientRect();
        if (edge.width < 2) break; // for ears only
        const wide = clips(overflowX) && (box.left < edge.left - 1.5 || box.right > edge.right + 1.5);
        const high = clips(overflowY) && (box.top < edge.top - 4 || box.bottom > edge.bottom + 4);
        if (wide || high) found.add(`${around.tagName}.${around.className}: ${node.data.trim()}`);
        break;
      }
    }
  }
  return [...found];
}"""

_TOO_WIDE: Final = r"""() => {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const beyond = [...document.querySelectorAll("body *")].filter((one) => {
    const box = one.getBoundingClientRect();
    return box.width && box.right > width + 1 && !one.closest("svg, .unseen");
  });
  const told = (one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`;
  return beyond.slice(0, 5).map(told)
    .concat([`the page is ${document.documentElement.scrollWidth} wide`]);
}"""

_SMALL: Final = r"""(least) => {
  const found = new Set();
  const controls = "main :is(button, a, summary, input, select, [role=tab])";
  for (const element of document.querySelectorAll(controls)) {
    const target = element.matches("input") ? (element.closest("label") ?? element) : element;
    if (!target.checkVisibility({ visibilityProperty: true }) || target.closest("p")) continue;
    const { width, height } = target.getBoundingClientRect();
    if (!width) continue;
    if (width < least - 0.5 || height < least - 0.5)
      found.add(`${target.tagName}.${target.className} ${width.toFixed(0)} × ${height.toFixed(0)}: ${
        (target.textContent.trim() || target.ariaLabel || "").slice(0, 40)}`);
  }
  return [...found];
}"""

_OVERLAPS: Final = r"""() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true });
  // Cards of a hand may lie over each other, and what is scrolled away is not there.
  const visible = (one) => {
    let { left, top, right, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const named = (one) => `${one.className?.baseVal ?? one.className} ${one.textContent.trim().slice(0, 30)}`;
  const parts = [".strip", ".board", ".bar", ".hand", "[role=tablist]", ".tools"]
    .flatMap((found) => [...document.querySelectorAll(`main ${found}`)]);
  const layer = [...document.querySelectorAll(".layer:has(.large)")];
  const controls = [...document.querySelectorAll("main :is(button, a, input, summary, [role=button])")];
  const all = [...parts, ...layer, ...controls].filter(shown).map((one) => ({ one, box: visible(one) }))
    .filter(({ box }) => box.right - box.left > 2 && box.bottom - box.top > 2);
  const found = [];
  for (const [index, a] of all.entries())
    for (const b of all.slice(index + 1)) {
      // A card shown large lies on the map, but on nothing there that can be chosen.
      if ([a, b].every(({ one }) => one.matches(".board, .layer"))) continue;
      if (a.one.contains(b.one) || b.one.contains(a.one)) continue;
      // The end of a game is told on a panel that lies over the table, and can be put aside.
      if (a.one.closest(".scroll") !== b.one.closest(".scroll")) continue;
      if (a.one.closest("[data-card]") && b.one.closest("[data-card]")) continue;
      // Places crowd on the map, which has a test of its own.
      if (a.one.closest("svg") && b.one.closest("svg")) continue;
      const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const high = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      if (wide > 1 && high > 1) found.push(`${named(a.one)} and ${named(b.one)}: ${wide} × ${high}`);
    }
  return found;
}"""

_MIXED: Final = r"""() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  /** What is seen of a box within an element: what is scrolled away is not there. */
  const seen = (one, { left, top, right, bottom }) => {
    for (let around = one; around; around = around.parentElement) {
      if (getComputedStyle(around).overflow === "visible") continue;
      const edge = around.getBoundingClientRect();
      [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
      [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const sheet = (one) => one.closest("[popover], dialog, .scroll, .layer");
  const controls = [...document.querySelectorAll("main :is(button, a, input, summary, select)")]
    .filter((one) => shown(one) && !one.closest("svg"))
    .map((one) => ({ one, box: seen(one.parentElement, one.getBoundingClientRect()) }));
  const found = [];
  const words = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode;
    const around = text.parentElement;
    if (!text.data.trim() || around.closest(".unseen, svg, option, [inert]") || !shown(around)) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const part of range.getClientRects()) {
      const box = seen(around, part);
      for (const { one, box: other } of controls) {
        if (one.contains(around) || around.contains(one) || sheet(one) !== sheet(around)) continue;
        if (one.closest("[data-card]") && around.closest("[data-card]")) continue;
        // The one word among the tabs of a phone may be wider than its tab: beside it there are signs.
        if (one.closest("[role=tablist]") && around.closest("[role=tablist]")) continue;
        const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (wide > 3 && high > 6)
          found.push(`${text.data.trim().slice(0, 30)} and ${one.textContent.trim().slice(0, 30)}`);
      }
    }
  }
  return found;
}"""

_BEYOND: Final = r"""() => [...document.querySelectorAll("[data-place]")].filter((place) => {
  const { left, top, right, bottom } = place.getBoundingClientRect();
  const edge = document.querySelector(".map").getBoundingClientRect();
  return left < edge.left || right > edge.right || top < edge.top || bottom > edge.bottom;
}).map((place) => place.dataset.place)"""

_WHOLE: Final = r"""(all) => all.length > 0 && all.every((one) => {
  const { left, top, right, bottom } = one.getBoundingClientRect();
  return [[left + 4, top + 2], [right - 4, top + 2], [left + 4, bottom - 2], [right - 4, bottom - 2]]
    .every(([x, y]) => one.contains(document.elementFromPoint(x, y)));
})"""


def wordless(page: Page) -> list[str]:
    """Texts that are the keys of messages, or what programs say of nothing."""
    found: list[str] = page.evaluate(_WORDLESS)
    return found


def clipped(page: Page) -> list[str]:
    """Words that are cut off where nobody can scroll to them."""
    found: list[str] = page.evaluate(_CLIPPED)
    return found


def too_wide(page: Page) -> list[str]:
    """What makes the page wider than its window, so that it scrolls sideways."""
    found: list[str] = page.evaluate(_TOO_WIDE)
    return found


def small(page: Page, least: int = 44) -> list[str]:
    """What thumbs hardly hit."""
    found: list[str] = page.evaluate(_SMALL, least)
    return found


def overlaps(page: Page) -> list[str]:
    """Which parts of the table and which controls lie over each other."""
    found: list[str] = page.evaluate(_OVERLAPS)
    return found


def mixed(page: Page) -> list[str]:
    """Words that stand where a control is to which they do not belong."""
    found: list[str] = page.evaluate(_MIXED)
    return found


def beyond(page: Page) -> list[str]:
    """The places on the map of which a part is not seen, with their names and signs."""
    found: list[str] = page.evaluate(_BEYOND)
    return found


def whole(controls: Locator) -> bool:
    """Whether each of these can be hit at all its corners: nothing lies over them or cuts them off."""
    found: bool = controls.evaluate_all(_WHOLE)
    return found
