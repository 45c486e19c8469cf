/** Motifs: the vignettes of the empire cards, engraved with a few strokes on a field of 120 by 72. */

/** Strokes by their weight, and what is inked in. */
export interface Motif {
  line: string;
  fine?: string;
  fill?: string;
  /** Shapes that hide what is drawn before them; their outline is a stroke of their own. */
  cover?: string;
}

/** Water: short waves in rows. */
const waves = (...rows: [x: number, y: number, count: number][]): string =>
  rows.map(([x, y, count]) => `M${x} ${y}q3 -2.5 6 0${"t6 0".repeat(count - 1)}`).join("");

/** A row of parallel strokes: hatching. */
function hatch(
  x: number,
  y: number,
  dx: number,
  dy: number,
  count: number,
  stepX: number,
  stepY = 0,
): string {
  let d = "";
  for (let i = 0; i < count; i++) d += `M${x + i * stepX} ${y + i * stepY}l${dx} ${dy}`;
  return d;
}

/** A conifer on its foot. */
const pine = (x: number, y: number, h: number): string => {
  const w = h / 4;
  return (
    `M${x} ${y}v${-h * 0.18}M${x} ${y - h}l${w * 0.6} ${h * 0.32}h${-w * 0.35}l${w * 0.6} ${h * 0.26}h${-w * 0.35}l${w * 0.6} ${h * 0.24}` +
    `h${-w * 2.2}l${w * 0.6} ${-h * 0.24}h${-w * 0.35}l${w * 0.6} ${-h * 0.26}h${-w * 0.35}Z`
  );
};

const circle = (x: number, y: number, r: number): string =>
  `M${x + r} ${y}a${r} ${r} 0 1 1 ${-2 * r} 0a${r} ${r} 0 1 1 ${2 * r} 0`;

/** The trace of a fort with five bastions. */
function trace(x: number, y: number, scale: number): string {
  const points: string[] = [];
  for (let i = 0; i < 5; i++) {
    const at = -Math.PI / 2 + (i * 2 * Math.PI) / 5;
    for (const [turn, far] of [
      [-0.28, 17.5],
      [-0.36, 22.5],
      [0, 31],
      [0.36, 22.5],
      [0.28, 17.5],
    ] as const) {
      const r = far * scale;
      points.push(`${(x + r * Math.cos(at + turn)).toFixed(1)} ${(y + r * Math.sin(at + turn)).toFixed(1)}`);
    }
  }
  return `M${points.join("L")}Z`;
}

/** A figure of so many points, which lie by turns at these distances from its middle. */
function figure(x: number, y: number, ...far: number[]): string {
  const points = Array.from({ length: 5 * far.length }, (_, i) => {
    const at = -Math.PI / 2 + (i * 2 * Math.PI) / (5 * far.length);
    const r = far[i % far.length]!;
    return `${(x + r * Math.cos(at)).toFixed(1)} ${(y + r * Math.sin(at)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A soldier with his musket shouldered; he stands on y = 66. */
const soldier = (x: number): string =>
  `M${x - 6} 22q6 -5 12 0l-1.5 2h-9Z${circle(x, 27.5, 3.6)}` +
  `M${x - 5} 32h10l3 19h-5l1 15M${x - 5} 32l-3 19h5l-1 15M${x} 51v15M${x - 3} 51h6M${x - 4} 32l8 13M${x + 4} 32l-8 13` +
  `M${x + 8.5} 50V13`;

/** A snowshoe, upright: round in front, with a tail. */
const snowshoe = (x: number): string =>
  `M${x} 6c11 0 14 14 12 26c-1.5 9 -8 14 -10.5 22l-.5 12h-2l-.5 -12C${x - 4} 46 ${x - 10.5} 41 ${x - 12} 32C${x - 14} 20 ${x - 11} 6 ${x} 6Z`;
/** The netting of a snowshoe. */
const netting = (x: number): string =>
  `M${x - 12} 20h24M${x - 11} 34h22M${x - 12} 28l18 -21M${x - 9} 38l21 -24M${x - 4} 46l16 -18M${x + 12} 28l-18 -21M${x + 9} 38l-21 -24M${x + 4} 46l-16 -18`;

/** A curl of a wig, at its left or right. */
const curl = (x: number, y: number, r: number): string => `${circle(x, y, r)}${circle(x, y, r * 0.4)}`;

export const MOTIFS: Record<string, Motif> = {
  bateaux: {
    line: "M8 35C30 43 90 43 112 33L99 53C80 58 40 58 22 54ZM34 39V26h14v14M50 40V24h16v16M70 28h18v10.5M77 20L62 64M42 44L28 66M92 42L98 64",
    fine:
      "M11 41C32 48 88 48 108 40M16 47C34 53 86 53 104 46M36 26v14M38 30h8M38 34h8M52 28h12M52 36h12M58 24v16M72 31h14M72 34h14" +
      waves([2, 60, 3], [42, 62, 2], [72, 60, 3], [100, 62, 3], [12, 67, 4], [50, 68, 6]),
  },
  "coureurs-de-bois": {
    line:
      "M7 37C4 28 14 25 17 34C34 42 86 42 103 34C106 25 116 28 113 37C105 56 15 56 7 37Z" +
      `M44 39L47 26q4 -4 8 0l3 13M66 39l2 -12q4 -4 8 0l3 12M47 28L36 52M69 29L60 54${circle(51, 19, 4)}${circle(72, 20, 4)}M47 17q4 -7 8 0l4 -2M68 18q4 -7 8 0l4 -2`,
    fine:
      hatch(24, 38, -4, 9, 3, 9) +
      hatch(84, 40, 4, 9, 3, 7) +
      pine(12, 24, 20) +
      pine(24, 22, 16) +
      pine(100, 22, 20) +
      pine(110, 20, 15) +
      pine(90, 20, 13) +
      "M2 24H34M84 22H118" +
      waves([4, 56, 3], [30, 60, 4], [66, 58, 4], [94, 61, 3], [14, 66, 4], [56, 67, 6]),
  },
  fortification: {
    line: trace(60, 38, 1) + "M55 34h10v8H55Z",
    fine:
      figure(60, 38, 36.5, 25) +
      figure(60, 38, 12.5) +
      hatch(8, 64, 8, -5, 4, 5) +
      hatch(92, 64, 8, -5, 4, 5) +
      "M60 34v8M55 38h10M16 20q4 -3 8 0t8 0M88 14q4 -3 8 0t8 0",
  },
  governor: {
    line:
      "M30 25C38 7 82 7 90 25C78 22 70 31 60 25C50 31 42 22 30 25ZM49 28v10c0 8 5 12 11 12s11 -4 11 -12V28" +
      curl(43, 34, 5) +
      curl(41, 44, 5.5) +
      curl(40, 55, 6) +
      curl(77, 34, 5) +
      curl(79, 44, 5.5) +
      curl(80, 55, 6) +
      "M60 52l-9 6l5 5l4 -4l4 4l5 -5ZM56 63l-2 6M64 63l2 6",
    fine: "M36 22C46 14 74 14 84 22M40 20C50 11 70 11 80 20M54 36h4M62 36h4M57 44q3 2 6 0M60 37v4M28 70q4 -8 10 -8M92 70q-4 -8 -10 -8",
  },
  "home-support": {
    line: "M60 8v38M60 12c13 4 17 12 16 18H60M60 32c15 2 20 6 19 11H60M60 14C50 18 47 24 47 30H60M60 33C47 34 43 39 43 43H60M36 47h50l-7 10H44ZM60 8h9l-3 2l3 2h-9",
    fine:
      hatch(60, 46, 0, 0, 1, 0) +
      "M4 48h30M88 48h28M12 20l18 12M6 33l22 8M28 8l10 14M108 20L90 32M114 33l-22 8M92 8L82 22M40 51h42M42 54h38" +
      waves([4, 56, 5], [84, 56, 5], [18, 62, 6], [62, 62, 7], [30, 68, 10]),
  },
  "indian-leader": {
    line: "M10 54h100v12H10ZM24 46L88 14M27 50L91 18M24 46l-7 -1l-3 7l6 3l7 -5M88 14l10 -6l4 6l-11 4M62 28q2 10 -4 18M70 24q3 9 -2 18M58 46q-4 -5 4 -18M68 42q-3 -6 2 -18",
    fine:
      hatch(15, 54, 0, 12, 20, 5) +
      "M10 58h100M10 62h100M60 43l3 -8M69 39l2 -9M16 42q-4 -4 0 -8t0 -8M21 40q-3 -4 0 -7",
    fill: "M30 58h5v4h-5ZM40 54h5v12h-5ZM55 58h10v4H55ZM75 54h5v12h-5ZM85 58h5v4h-5Z",
  },
  intendant: {
    line: "M12 60L26 24C36 20 46 20 56 25C66 20 74 20 84 23L98 58C84 54 70 55 56 61C42 55 28 56 12 60ZM56 25V61M62 50C72 34 84 16 106 6C104 22 90 38 68 47L60 54",
    fine:
      "M30 30q10 -3 20 1M28 36q11 -3 22 1M26 42q12 -3 24 1M24 48q13 -3 26 1M62 31q8 -3 14 -2M62 37q5 -2 9 -2M84 46h6M82 50h9M68 47C80 34 92 20 106 6M80 42l-2 -10M88 34l-2 -9M96 24l-2 -8" +
      circle(34, 66, 3),
  },
  "military-leader": {
    line: "M60 4L64 10V46H56V10ZM44 46h32v4H44ZM58 50v12M62 50v12M60 68a3.5 3.5 0 1 1 .1 0M76 48c8 4 4 18 -12 16",
    fine: "M60 12V46M58 53h4M58 56h4M58 59h4M46 62C26 58 20 36 30 14M74 62C94 58 100 36 90 14",
    fill:
      "M30 14q-8 4 -6 10q8 -2 6 -10ZM27 26q-9 0 -10 7q9 2 10 -7ZM26 38q-9 -3 -12 4q8 5 12 -4ZM31 50q-8 -5 -13 1q7 6 13 -1ZM33 22q7 0 8 6q-7 1 -8 -6ZM32 34q7 -2 10 4q-7 3 -10 -4ZM36 46q6 -4 10 1q-5 5 -10 -1Z" +
      "M90 14q8 4 6 10q-8 -2 -6 -10ZM93 26q9 0 10 7q-9 2 -10 -7ZM94 38q9 -3 12 4q-8 5 -12 -4ZM89 50q8 -5 13 1q-7 6 -13 -1ZM87 22q-7 0 -8 6q7 1 8 -6ZM88 34q-7 -2 -10 4q7 3 10 -4ZM84 46q-6 -4 -10 1q5 5 10 -1Z",
  },
  militia: {
    line: "M8 52L14 62L36 46L112 8L110 5L34 40C28 42 24 44 20 46ZM40 46c4 6 12 2 10 -5M46 38l-4 -6l6 -1M60 66C78 70 98 62 104 42l-7 -2C92 52 78 58 62 55C58 56 57 64 60 66ZM97 40l2 -6l6 2l-1 6",
    fine: "M36 44L110 8M12 54l6 6M16 50l6 7M62 58q20 4 34 -10M62 62q24 4 38 -14M62 55C54 40 80 26 98 34",
  },
  "native-americans": {
    line: "M22 60V42C22 24 34 18 44 18H86C98 18 106 28 106 42V60ZM22 42C22 24 34 18 44 18C56 18 66 26 66 42V60M38 60V44q6 -8 12 0V60",
    fine:
      "M76 20q10 6 10 22V60M88 20q10 6 10 22V60M68 34h36M70 48h36M68 24h28M26 34h36M22 48h16M50 48h16M60 18q-4 -5 0 -9t0 -7M66 16q-3 -4 0 -7" +
      pine(10, 60, 42) +
      pine(114, 60, 32) +
      "M2 60H118" +
      hatch(6, 66, 10, 0, 8, 14),
  },
  priest: {
    line: "M56 6h8v14h14v8H64v34H56V28H42V20H56ZM34 66h52M40 62h40v4H40Z",
    fine:
      "M60 2v0M36 10l8 6M84 10l-8 6M30 24h8M90 24h-8M36 38l8 -6M84 38l-8 -6M58.5 8v52M61.5 8v52M44 22.5h32M44 25.5h32" +
      "M64 34c24 -6 34 8 28 18s-18 4 -22 8M18 66q4 -10 10 -14M102 66q-4 -10 -10 -14",
  },
  rangers: {
    line:
      snowshoe(30) +
      snowshoe(60) +
      "M86 66L101 12M90.5 67L105.5 13M86 66l4.5 1M101 12l4.5 1M99.5 17c-7 -1 -11 -6 -12 -10c-4 8 -2 18 5 24l4 -5M104 19l8 1l-2 7l-8 -1",
    fine: netting(30) + netting(60) + "M89 12q-1 8 4 14M4 66h76M96 66h20M10 70h24M54 70h30",
  },
  "regular-infantry": {
    line: soldier(24) + soldier(48) + soldier(72) + soldier(96),
    fine:
      "M4 66H116M10 70h30M56 70h40M14 66v-3M110 66v-3" +
      hatch(19, 46, 10, 0, 4, 24) +
      hatch(18, 49, 12, 0, 4, 24),
  },
  settlers: {
    line: "M28 62V36h44V62ZM22 38L36 18H66L78 38ZM40 62V46h10V62ZM58 44h8v8h-8ZM60 18V10h6v10",
    fine:
      "M28 41h44M28 46h12M50 46h8M28 51h12M50 51h8M28 56h12M50 56h22M66 46h6M28 31h44M32 25h38M63 8q-5 -3 0 -6M66 6q6 -2 3 -5" +
      "M84 62V50M96 62V50M108 62V50M80 53h36M80 58h36M2 62H118M62 44v8" +
      pine(12, 62, 34) +
      pine(96, 46, 26) +
      pine(108, 48, 18) +
      hatch(10, 67, 12, 0, 7, 15),
  },
  ships: {
    line:
      "M14 46h84l10 -6l-10 18H26ZM34 46V8M60 46V3M84 46V10M98 43L116 30" +
      "M25 14q9 4 18 0q3 7 0 12q-9 -3 -18 0q-3 -5 0 -12ZM24 28q10 4 20 0q3 8 0 14q-10 -4 -20 0q-3 -6 0 -14Z" +
      "M50 8q10 4 20 0q3 8 0 14q-10 -4 -20 0q-3 -6 0 -14ZM48 24q12 4 24 0q3 10 0 18q-12 -4 -24 0q-3 -8 0 -18Z" +
      "M76 14q8 4 16 0q3 7 0 12q-8 -3 -16 0q-3 -5 0 -12ZM75 28q9 4 18 0q3 8 0 14q-9 -4 -18 0q-3 -6 0 -14Z",
    fine:
      "M18 51h84M22 55h78M34 8l-14 38M60 3L74 46M84 10l16 34" +
      hatch(30, 51, 0, 3, 12, 6) +
      waves([2, 60, 4], [30, 63, 5], [66, 61, 5], [98, 60, 3], [14, 68, 6], [60, 69, 7]),
    fill: "M60 3h8l-3 2l3 2h-8ZM34 8h-7l3 2l-3 2h7Z",
  },
  "siege-artillery": {
    line:
      "M30 40L96 18L100 28L38 52C30 54 26 44 30 40ZM92 16l4 -1l6 16l-4 1ZM24 47a3 3 0 1 1 5 0" +
      circle(54, 52, 14) +
      circle(54, 52, 3) +
      "M66 44L94 62M40 52L12 64M8 66H112",
    fine:
      "M36 41L96 22M38 46L98 25M54 38v11M54 55v11M40 52h11M57 52h11M44 42l8 8M64 62l-8 -8M64 42l-8 8M44 62l8 -8M52 33l5 12M68 28l5 12" +
      "M106 14q6 -6 10 0M108 20q6 -2 8 4M106 8q0 -6 6 -6" +
      circle(54, 52, 11) +
      hatch(12, 70, 14, 0, 6, 17),
    fill: circle(92, 61, 4.5) + circle(102, 61, 4.5) + circle(97, 53, 4.5),
  },
  trader: {
    line: "M60 8V62M44 66h32l-4 -4H48ZM20 16Q60 8 100 16M60 8a3 3 0 1 1 .1 0M20 16L6 44M20 16L34 44M4 44h32C34 52 6 52 4 44ZM100 16L86 44M100 16L114 44M84 44h32C114 52 86 52 84 44Z",
    fine: "M58 12V62M62 12V62M20 16V44M100 16V44M8 48h24M88 48h24",
    fill:
      "M11 43l-4 -8l6 -5l7 2l7 -2l6 5l-4 8Z" +
      circle(94, 40, 3.4) +
      circle(102, 40, 3.4) +
      circle(108, 40, 3.4) +
      circle(98, 34, 3.4) +
      circle(105, 34, 3.4),
  },
};
