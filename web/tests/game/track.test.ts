import { describe, expect, it } from "vitest";
import { cells, lacks } from "../../src/game/track";

const siege = (marker: number, ends: { least: number | null; most: number | null }) => ({
  marker,
  attacker_wins: 2,
  defender_wins: -1,
  ...ends,
});
const ENDLESS = { least: null, most: null };
const here = (marker: number, ends = ENDLESS as { least: number | null; most: number | null }) =>
  cells(siege(marker, ends)).filter((cell) => cell.here);

describe("the track of a siege", () => {
  it("goes from one end to the other", () => {
    const track = cells(siege(1, { least: -5, most: 7 }));
    expect(track.map((cell) => cell.step)).toEqual([-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7]);
    expect(track.map((cell) => cell.shown)).toEqual(track.map((cell) => cell.step));
    expect(here(1, { least: -5, most: 7 })).toEqual([{ step: 1, shown: 1, here: true, beyond: false }]);
  });

  it("has its marker in one cell, wherever it stands", () => {
    for (let marker = -20; marker <= 20; marker++) {
      const found = here(marker);
      expect(found).toHaveLength(1);
      expect(found[0]!.shown).toBe(marker);
    }
  });

  it("shows a marker beyond its cells in the last one, with the marker's number", () => {
    expect(here(12)).toEqual([{ step: 5, shown: 12, here: true, beyond: true }]);
    expect(here(-9)).toEqual([{ step: -3, shown: -9, here: true, beyond: true }]);
    expect(here(5)).toEqual([{ step: 5, shown: 5, here: true, beyond: false }]);
  });
});

describe("what a side lacks so as not to lose a siege", () => {
  const lacked = (marker: number) => lacks({ marker, attacker_wins: 2, defender_wins: -1 });

  it("is nothing while nobody would win", () => {
    for (const marker of [0, 1]) expect(lacked(marker)).toEqual({ attacker: 0, defender: 0 });
  });

  it("is what moves the marker out of where the other side wins", () => {
    expect(lacked(2)).toEqual({ attacker: 0, defender: 1 });
    expect(lacked(4)).toEqual({ attacker: 0, defender: 3 });
    expect(lacked(-1)).toEqual({ attacker: 1, defender: 0 });
    expect(lacked(-3)).toEqual({ attacker: 3, defender: 0 });
    expect(lacks({ marker: 4, attacker_wins: 3, defender_wins: -2 })).toEqual({ attacker: 0, defender: 2 });
  });

  it("stops the other side, and no more", () => {
    for (let marker = -9; marker <= 9; marker++) {
      const { attacker, defender } = lacked(marker);
      expect(marker - defender).toBe(Math.min(marker, 1));
      expect(marker + attacker).toBe(Math.max(marker, 0));
    }
  });
});
