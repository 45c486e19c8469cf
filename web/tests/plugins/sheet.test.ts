// @vitest-environment node
/** Tests of what the server draws pictures from: all places within the picture, and fonts as they were. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { board } from "../../plugins/board";
import { colours, frame, ground, sheet } from "../../plugins/sheet";
import { unpacked } from "../../plugins/woff";

const FONT = `${import.meta.dirname}/../../node_modules/@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff`;

describe("the sheet", () => {
  it("has every place of the board, within the picture and away from its words", () => {
    const { places, width, height, box } = sheet() as {
      places: Record<string, { x: number; y: number }>;
      width: number;
      height: number;
      box: [number, number, number, number];
    };
    expect(Object.keys(places)).toEqual(board().board.locations.map(({ name }) => name));
    const scale = width / box[2];
    expect(box[3] * scale).toBeCloseTo(height);
    for (const [name, { x, y }] of Object.entries(places)) {
      const [right, down] = [(x - box[0]) * scale, (y - box[1]) * scale];
      expect(right > 20 && right < width - 20 && down > 20 && down < height - 20, name).toBe(true);
      // The cartouche of `drawing.py`.
      expect(right > 700 && down > 405, name).toBe(false);
    }
  });

  it("names every place, in the colours of the page and no others", () => {
    const drawn = ground();
    for (const { name } of board().board.locations) expect(drawn).toContain(name.split(" ")[0]);
    const used = new Set(drawn.match(/#[0-9a-f]{6}/g));
    expect([...used].filter((colour) => !Object.values(colours()).includes(colour))).toEqual([]);
    expect(frame().right - frame().left).toBeGreaterThan(1000);
  });
});

describe("an unpacked font", () => {
  it("has all tables, each with its own sum", () => {
    const font = unpacked(readFileSync(FONT));
    const count = font.readUInt16BE(4);
    expect(count).toBeGreaterThan(8);
    const tags = new Set<string>();
    for (let index = 0; index < count; index += 1) {
      const at = 12 + index * 16;
      const tag = font.toString("latin1", at, at + 4);
      const [sum, from, size] = [4, 8, 12].map((field) => font.readUInt32BE(at + field)) as [
        number,
        number,
        number,
      ];
      const table = Buffer.concat([font.subarray(from, from + size), Buffer.alloc(3)]);
      let total = 0;
      for (let word = 0; word < size; word += 4) {
        // The sum of the whole font stands in its head, and is not part of that of the head.
        if (tag !== "head" || word !== 8) total = (total + table.readUInt32BE(word)) >>> 0;
      }
      expect(total, tag).toBe(sum);
      tags.add(tag);
    }
    expect(["cmap", "glyf", "head", "hmtx", "name"].every((tag) => tags.has(tag))).toBe(true);
  });

  it("is refused where it is something else", () => {
    expect(() => unpacked(createHash("sha256").update("x").digest())).toThrow("no WOFF");
  });
});
