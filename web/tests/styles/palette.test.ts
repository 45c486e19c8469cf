/** The colours of the sides and of what can be done are told apart, by those who see few colours too. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const SHEET = readFileSync(join(import.meta.dirname, "../../src/styles/tokens.css"), "utf8");

type Colour = readonly [number, number, number];

/** The tokens of the first block with a selector. */
function tokens(selector: string): Record<string, string> {
  const from = SHEET.indexOf(`${selector} {`);
  expect(from, selector).toBeGreaterThanOrEqual(0);
  const block = SHEET.slice(from, SHEET.indexOf("}", from));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6})/g)].map(([, name, value]) => [name, value]),
  );
}

/** The light of a colour, red, green and blue. */
function light(hex: string): Colour {
  const part = (at: number): number => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

/** How colours are seen: by most, and without one of the three kinds of cones (Machado, Oliveira and Fernandes, 2009). */
const EYES: Record<string, readonly Colour[]> = {
  usual: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const times = (row: Colour, by: Colour): number => row[0] * by[0] + row[1] * by[1] + row[2] * by[2];

/** A colour as it is seen, in CIELAB, where distances are about as large as they seem. */
function seen(hex: string, eyes: string): Colour {
  const [r, g, b] = EYES[eyes]!.map((row) =>
    Math.min(1, Math.max(0, times(row, light(hex)))),
  ) as unknown as Colour;
  const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: string, other: string, eyes: string): number {
  const [a, b] = [seen(one, eyes), seen(other, eyes)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}

const shine = (hex: string): number => times([0.2126, 0.7152, 0.0722], light(hex));
function contrast(one: string, other: string): number {
  const [dark, bright] = [shine(one), shine(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

const DAY = ':root[data-theme="light"]';
const NIGHT = ':root[data-theme="dark"]';
const SAFE = ':root[data-palette="safe"]';
const THEMES = {
  light: { standard: tokens(DAY), safe: { ...tokens(DAY), ...tokens(SAFE) } },
  dark: { standard: tokens(NIGHT), safe: { ...tokens(NIGHT), ...tokens(`${SAFE}[data-theme="dark"]`) } },
};
/** What must be told apart. */
const PAIRS = [
  ["british", "french"],
  ["british", "act"],
  ["french", "act"],
  ["act", "ink"],
] as const;
/** Two colours that are farther apart than this are not confused. */
const APART = 25;

describe.each(Object.entries(THEMES))("by the %s theme", (_, { standard, safe }) => {
  it.each(Object.keys(EYES))("the palette for the colour-blind is told apart with %s", (eyes) => {
    for (const [one, other] of PAIRS)
      expect(distance(safe[one]!, safe[other]!, eyes), `${one} and ${other}`).toBeGreaterThan(APART);
  });

  it("which the usual one is not", () => {
    const least = Math.min(
      ...Object.keys(EYES).map((eyes) => distance(standard.british!, standard.act!, eyes)),
    );
    expect(least).toBeLessThan(APART);
  });

  it.each(["british", "french", "act"])("%s can be read on every ground, in both palettes", (name) => {
    for (const found of [standard, safe])
      for (const ground of ["paper", "sheet", "shade"])
        expect(contrast(found[name]!, found[ground]!), ground).toBeGreaterThanOrEqual(4.5);
  });

  it("words on what can be done can be read", () => {
    for (const found of [standard, safe])
      expect(contrast(found["on-act"]!, found.act!)).toBeGreaterThanOrEqual(4.5);
  });
});

it("the night of the system is the night that is chosen", () => {
  const chosen = tokens(`${SAFE}[data-theme="dark"]`);
  expect(tokens(`${SAFE}:not([data-theme="light"])`)).toEqual(chosen);
});
