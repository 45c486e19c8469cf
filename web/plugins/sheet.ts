/**
 * The sheet: what the server draws pictures of games from, in the look of the map on the page.
 *
 * The ground never changes, and is drawn here, once. The server adds the pieces, at the places and with the
 * shapes and colours that it is told. No game and no browser is needed for any of it.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PlaceFacts } from "../src/api/types.ts";
import { riverShape } from "../src/map/banks.ts";
import { curve, pathOf } from "../src/map/geometry.ts";
import { hills } from "../src/map/hills.ts";
import { type Earth, ISLANDS, LAKES } from "../src/map/lakes.ts";
import { LAYOUT, labelOf, LEVELS, spotOf } from "../src/map/places.ts";
import { type Box, CORE, project } from "../src/map/projection.ts";
import { RIVERS } from "../src/map/rivers.ts";
import { FORT, FORT_INNER, PIECES, RIMS, tents } from "../src/map/shapes.ts";
import { waysOf } from "../src/map/ways.ts";
import { board } from "./board.ts";
import { coast } from "./coast.ts";

const WEB = fileURLToPath(new URL("..", import.meta.url));
/** What link previews show. */
export const SIZE = { width: 1200, height: 630 };
const LEVEL = LEVELS[2];
const OPEN = { n: 0, e: 90, s: 180, w: 270 };

/** The part of the map that fills a picture: all places, and more of the sea. */
export function frame(): Box {
  const margin = 8;
  const [top, bottom] = [CORE.top - margin, CORE.bottom + margin];
  const width = ((bottom - top) * SIZE.width) / SIZE.height;
  return { left: CORE.right + margin - width, right: CORE.right + margin, top, bottom };
}

/** The colours of the light theme, by name. */
export function colours(): Record<string, string> {
  const styles = readFileSync(join(WEB, "src", "styles", "tokens.css"), "utf8");
  const light = /:root,\s*:root\[data-theme="light"\] \{([^}]*)\}/.exec(styles)?.[1] ?? "";
  const found = [...light.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name, value]);
  if (found.length < 10) throw new Error("The colours of the light theme were not found in tokens.css.");
  return Object.fromEntries(found) as Record<string, string>;
}

const ring = (shore: readonly Earth[]): string => {
  const points = shore.map(([longitude, latitude]) => project(longitude, latitude));
  return pathOf(curve(points, true, 4), true);
};

const STROKES: Record<string, string> = {
  river: 'stroke-width="1.1"',
  lake: 'stroke-width="1.7" stroke-dasharray="10 4"',
  road: 'stroke-width="1.5" stroke-dasharray="6 3.5"',
  trail: 'stroke-width="3.2" stroke-dasharray="0 7" stroke-linecap="round"',
};

function waysDrawn(colour: Record<string, string>): string {
  return waysOf(board())
    .map(({ facts, line, band, strokes }) => {
      const under = `<path d="${line}" stroke="${colour.land}" stroke-width="8" opacity=".75"/>`;
      const water = band ? `<path d="${band}" fill="${colour.sea}"/>` : "";
      const drawn = strokes.map((d) => `<path d="${d}" stroke="${colour["ink-2"]}" ${STROKES[facts.kind]}/>`);
      return under + water + drawn.join("");
    })
    .join("");
}

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

function nameDrawn(place: PlaceFacts, colour: Record<string, string>): string {
  const { lines, x, anchor } = labelOf(place, place.name, LEVEL);
  const look = `font-size="${LEVEL.name}" text-anchor="${anchor}"${place.prize_of ? ' font-weight="700"' : ""}`;
  return lines
    .map(({ text, y }) => {
      const at = `x="${x.toFixed(1)}" y="${(y + 6).toFixed(1)}" ${look}`;
      const halo = `stroke="${colour.land}" stroke-width="4" stroke-linejoin="round"`;
      return `<text ${at} ${halo}>${escaped(text)}</text><text ${at}>${escaped(text)}</text>`;
    })
    .join("");
}

/** Land and water, ways and names: all that no game changes. */
export function ground(colour = colours()): string {
  const { left, top, right, bottom } = frame();
  const { land } = coast();
  const lakes = LAKES.map(ring).join("");
  const mounds = hills().map(
    ({ x, y, size }) =>
      `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})" ` +
      `d="M-6.5 3.2Q-3.4-.6-2.6-3.4-1.6-5.6.4-5 2.6-3.6 3.6-.6 4.6 2 6.8 3.2"/>`,
  );
  const names = board().board.locations.map((place) => nameDrawn(place, colour));
  return [
    `<rect x="${left}" y="${top}" width="${right - left}" height="${bottom - top}" fill="${colour.sea}"/>`,
    `<g fill="none" stroke="${colour["ink-3"]}" stroke-linejoin="round">`,
    `<path d="${land}" stroke-width="16" opacity=".14"/><path d="${land}" stroke-width="8" opacity=".2"/></g>`,
    `<g stroke="${colour["ink-2"]}" stroke-linejoin="round">`,
    `<path d="${land}" fill="${colour.land}" stroke-width="1.1"/>`,
    `<path d="${lakes}" fill="${colour.sea}" stroke-width=".9"/>`,
    `<path d="${ISLANDS.map(ring).join("")}" fill="${colour.land}" stroke-width=".9"/></g>`,
    `<path d="${RIVERS.map(riverShape).join("")}" fill="${colour.sea}" stroke="${colour["ink-3"]}" stroke-width=".6"/>`,
    `<g fill="${colour.land}" stroke="${colour["ink-3"]}" stroke-width=".8" opacity=".55">${mounds.join("")}</g>`,
    `<g fill="none">${waysDrawn(colour)}</g>`,
    `<g font-family="Libre Caslon Text" fill="${colour.ink}">${names.join("")}</g>`,
  ].join("");
}

/** All that the server needs; `src/arpents/server/pictures/sheet.py` says the same in Python. */
export function sheet(): object {
  const { left, top, right, bottom } = frame();
  const places = board().board.locations.map((place) => {
    const { x, y } = spotOf(place);
    const side = { ...LAYOUT[place.name], ...LEVEL.moved[place.name] }.side ?? "e";
    return [
      place.name,
      { x: Number(x.toFixed(1)), y: Number(y.toFixed(1)), name: side, points: place.points },
    ];
  });
  const camps = Object.entries(OPEN).map(([side, degrees]) => [side, tents(30, degrees)]);
  return {
    ...SIZE,
    box: [left, top, right - left, bottom - top],
    ground: ground(),
    scale: LEVEL.symbol,
    places: Object.fromEntries(places),
    pieces: PIECES,
    rims: RIMS,
    fort: FORT,
    fort_inner: FORT_INNER,
    tents: Object.fromEntries(camps),
    colours: colours(),
  };
}
