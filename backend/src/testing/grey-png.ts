import { inflateSync } from 'node:zlib';

/** How the lines of such a picture are written: as what each byte adds to the one above. */
const UP = 2;

/** Reads a PNG in shades of grey, eight bits each, given as a data URL. */
export function greyPng(dataUrl: string): { width: number; isDark: (x: number, y: number) => boolean } {
  const png = Buffer.from(dataUrl.replace('data:image/png;base64,', ''), 'base64');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const written = inflateSync(Buffer.concat(dataOf(png)));
  const lines: Buffer[] = [];
  for (let y = 0; y < height; y += 1) {
    const from = y * (width + 1);
    if (written[from] !== UP) throw new Error(`Line ${y} is written in another way: ${String(written[from])}`);
    const above = lines.at(-1);
    lines.push(Buffer.from(written.subarray(from + 1, from + 1 + width).map((byte, x) => byte + (above?.[x] ?? 0))));
  }
  return { width, isDark: (x, y) => (lines[y]?.[x] ?? 255) < 128 };
}

function dataOf(png: Buffer): Buffer[] {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const [length, kind] = [png.readUInt32BE(at), png.toString('latin1', at + 4, at + 8)];
    if (kind === 'IDAT') parts.push(png.subarray(at + 8, at + 8 + length));
  }
  return parts;
}
