/**
 * WOFF: unpacks a font into the form that renderers outside of browsers read.
 *
 * A WOFF file is a font whose tables are packed one by one; unpacked it is the same font, byte for byte.
 */

import { inflateSync } from "node:zlib";

const HEAD = 44;
const ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

/** A font as its makers packed it, unpacked. */
export function unpacked(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("This is no WOFF file.");
  const count = woff.readUInt16BE(12);
  const entries = Array.from({ length: count }, (_, index) => HEAD + index * ENTRY);
  const tables = entries.map((at) => {
    const [from, packed, size] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ];
    const bytes = woff.subarray(from, from + packed);
    const whole = packed < size ? inflateSync(bytes) : bytes;
    if (whole.length !== size) throw new Error("A table of the font is not as long as it should be.");
    return { tag: woff.subarray(at, at + 4), sum: woff.readUInt32BE(at + 16), whole };
  });
  const head = Buffer.alloc(SFNT_HEAD + SFNT_ENTRY * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  let offset = head.length;
  const parts: Buffer[] = [head];
  tables.forEach(({ tag, sum, whole }, index) => {
    const at = SFNT_HEAD + index * SFNT_ENTRY;
    tag.copy(head, at);
    head.writeUInt32BE(sum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(whole.length, at + 12);
    const padding = Buffer.alloc((4 - (whole.length % 4)) % 4);
    parts.push(whole, padding);
    offset += whole.length + padding.length;
  });
  return Buffer.concat(parts);
}
