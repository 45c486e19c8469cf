/** Symbols: the project's own marks, drawn as strokes on a field of 24 by 24. */

/** A symbol: strokes, and shapes that are filled besides. */
export interface Drawing {
  line?: string;
  fill?: string;
}

/** A village or town piece of a side: hollow and small, or filled and large. */
const square = (r: number): string =>
  // Square-shouldered: a house of stone, its upper corners stepped in.
  `M${12 - r} ${12 + r}V${12 - r + 3}h3v-3h${2 * r - 6}v3h3V${12 + r}Z`;
const lozenge = (r: number): string => `M12 ${12 - r}L${12 + r} 12L12 ${12 + r}L${12 - r} 12Z`;

export const SYMBOLS = {
  // What is printed on cards.
  bateaux: { line: "M1.5 11.5h21C20.5 17 17 18.5 12 18.5S3.5 17 1.5 11.5ZM15.5 3.5L8.5 22" },
  wagon: {
    line: "M3 14.5V9.5C3 3 18 3 18 9.5v5ZM8 5v9M13 5v9M18 14.5h4.5M10 18.5a3 3 0 1 1-6 0a3 3 0 1 1 6 0M18 18.5a3 3 0 1 1-6 0a3 3 0 1 1 6 0",
  },
  ship: {
    line: "M2.5 16h19L18.5 21H6ZM11 2v14M11 3.5c6 1 9 4.5 8.5 9H11M11 6C7 7 5 9.5 4.5 12.5H11",
  },
  fur: {
    fill: "M7.5 2L12 4.5L16.5 2L20.5 6L17.5 10.5L20.5 17L16 17.5L12 22.5L8 17.5L3.5 17L6.5 10.5L3.5 6Z",
  },
  settler: {
    line: "M4 8.5h16M8 8.5V3.5h8v5M8.5 8.5v2a3.5 3.5 0 0 0 7 0v-2M3.5 22c0-5 3-7 8.5-7s8.5 2 8.5 7Z",
  },
  military: {
    line: "M8.5 15.5L21 3M19 2l3 3M9 19c2.5 0 4-1.5 4-4",
    fill: "M1.5 19.5L5 23L12 14.5L10 12Z",
  },
  coin: {
    line: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M16.5 12a4.5 4.5 0 1 1-9 0a4.5 4.5 0 1 1 9 0",
  },
  anchor: {
    line: "M14.5 4.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 1 1 5 0M12 7v15M7.5 10.5h9M3 14c1 5 4 8 9 8s8-3 9-8M1.5 16.5L3 13.5L6 15M22.5 16.5L21 13.5L18 15",
  },
  // What cards can do.
  raid: {
    line: "M12 22.5c-5 0-7.5-3-7.5-7c0-5 5.5-7 5-14c5 2.5 6 6.5 5.5 9c1 0 2-1 2.5-2.5c1.5 2 2 4.5 2 7.5c0 4-2.5 7-7.5 7Z",
    fill: "M12 21c-2 0-3.5-1.5-3.5-3.5c0-2 2-3 3-5.5c2 1.5 4 3 4 5.5c0 2-1.5 3.5-3.5 3.5Z",
  },
  ambush: { line: "M5 2.5C16 2 22 8 21.5 19M5 2.5L21.5 19M2.5 21.5L15.5 8.5M16.5 13V7.5H11M2 17l5 5" },
  shield: { line: "M12 2L20.5 4.5V11c0 5.5-3.5 9-8.5 11.5C7 20 3.5 16.5 3.5 11V4.5ZM12 2v20" },
  leader: { line: "M5 22.5V2M5 3.5h15l-4 4.5l4 4.5H5" },
  further: { line: "M2 12h18M14 5.5l6.5 6.5L14 18.5M2 7.5v9" },
  convert: {
    line: "M3 9.5C4.5 5 8 3 12 3s7 2 8.5 5.5M21 3v6h-6M21 14.5C19.5 19 16 21 12 21s-7-2-8.5-5.5M3 21v-6h6",
  },
  remove: { line: "M3.5 8.5v13h11M9 2.5h11.5v14H9ZM12 9.5h5.5" },
  fetch: { line: "M4 14v7.5h16V14M12 17V3M6.5 8.5L12 3l5.5 5.5" },
  draw: { line: "M2.5 6.5h9v15h-9ZM7 2.5h9.5v15M13 21.5h0M19 8v9M14.5 12.5h9" },
  sell: {
    line: "M12 3v18M7 21.5h10M3.5 6.5h17M6 6.5L2 14.5h8ZM18 6.5L14 14.5h8Z",
  },
  piracy: {
    line: "M6.5 13.5C4.5 12 4 10 4 8.5C4 4.5 7.5 2 12 2s8 2.5 8 6.5c0 1.5-.5 3.5-2.5 5V17h-11ZM3 19l18 4M21 19L3 23",
    fill: "M10.5 9a2 2 0 1 1-4 0a2 2 0 1 1 4 0M17.5 9a2 2 0 1 1-4 0a2 2 0 1 1 4 0",
  },
  free: { line: "M22 12a10 10 0 1 1-20 0a10 10 0 1 1 20 0M9.5 17.5v-11h6M9.5 12h5" },
  // Where cards lie.
  market: { line: "M2.5 9L5 3h14l2.5 6ZM4 9v12.5h16V9M9 21.5v-7h6v7M8.5 3L8 9M15.5 3L16 9" },
  // Pieces on the board.
  "british-village": { line: square(6.5) },
  "british-town": { line: square(9), fill: square(9) },
  "french-village": { line: lozenge(8) },
  "french-town": { line: lozenge(11), fill: lozenge(11) },
  fort: { line: "M12 1.5l3 4.5l6-1.5l-1.5 6l4 3.5l-5 2v5.5l-6.5-2l-6.5 2V16l-5-2l4-3.5L3 4.5L9 6Z" },
  siege: { line: "M2 20.5L9 6l7 14.5ZM9 6V2.5M9 13.5v7M13 12l2.5-5.5L22.5 20.5H16" },
  // Small marks of the page.
  "cut-off": { line: "M2 12h6M16 12h6M9.5 7.5l5 9M14.5 7.5l-5 9" },
  lost: { line: "M5 22V2.5h13l-3 4l3 4H5M13 15l7 7M20 15l-7 7" },
  tick: { line: "M3.5 13l5.5 6L20.5 5" },
  info: { line: "M12 10.5V20M9 10.5h3M8.5 20h7M12 4v1.5" },
  close: { line: "M4.5 4.5l15 15M19.5 4.5l-15 15" },
  open: { line: "M5 9l7 7l7-7" },
} as const satisfies Record<string, Drawing>;

export type SymbolName = keyof typeof SYMBOLS;
