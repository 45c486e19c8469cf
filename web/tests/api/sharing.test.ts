import { expect, test } from "vitest";
import { shared } from "../../src/api/sharing";

const before = {
  turn: 3,
  board: { Albany: { owner: "british", piece: "village" }, Boston: { owner: "british", piece: "town" } },
  hand: [
    { card: "Albany", count: 1 },
    { card: "Militia", count: 2 },
  ],
  siege: null,
};
const copy = (): typeof before => structuredClone(before);

test("what is equal is what was there before", () => {
  expect(shared(before, copy())).toBe(before);
});

test("what has changed is new, and the rest is not", () => {
  const after = copy();
  after.board.Albany.piece = "town";
  const found = shared(before, after);
  expect(found).toEqual(after);
  expect(found).not.toBe(before);
  expect(found.board.Boston).toBe(before.board.Boston);
  expect(found.hand).toBe(before.hand);
  expect(before.board.Albany.piece).toBe("village");
});

test.each([
  ["fewer", { ...before, hand: before.hand.slice(1) }],
  ["more", { ...before, hand: [...before.hand, { card: "Boston", count: 1 }] }],
  ["something instead of nothing", { ...before, siege: { marker: 0 } }],
  ["a list instead of an object", { ...before, board: [] }],
  ["a name less", { turn: 3, board: before.board }],
  ["an undefined name more", { ...before, more: undefined }],
])("%s", (_, after) => {
  expect(shared(before, after)).toStrictEqual(after);
});

test("nothing to share with", () => {
  const after = copy();
  expect(shared(null, after)).toBe(after);
  expect(shared(before, null)).toBeNull();
});
