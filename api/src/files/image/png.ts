import type { Image } from './image';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** What the picture is made of, and its colours. Texts, times and Exif are left out. */
const KEPT = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS', 'gAMA', 'cHRM', 'sRGB', 'iCCP', 'cICP', 'sBIT'],
  ...['pHYs', 'acTL', 'fcTL', 'fdAT'],
]);
/** Length, name and checksum. */
const FRAME = 12;

export function readPng(bytes: Buffer): Image | undefined {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return undefined;
  const kept: Buffer[] = [SIGNATURE];
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  for (let at = SIGNATURE.length; ;) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + FRAME + length;
    if (end > bytes.length) return undefined;
    // The first chunk says how large it is.
    if (!size && name !== 'IHDR') return undefined;
    size ??= { width: bytes.readUInt32BE(at + 8), height: bytes.readUInt32BE(at + 12) };
    hasPixels ||= name === 'IDAT';
    if (KEPT.has(name)) kept.push(bytes.subarray(at, end));
    if (name === 'IEND') break;
    at = end;
  }
  return hasPixels ? { mediaType: 'image/png', ...size, bytes: Buffer.concat(kept) } : undefined;
}
