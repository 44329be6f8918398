import type { Image } from './image';

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
/** Flags of the chunk VP8X that say that there are Exif or XMP data. */
const METADATA_FLAGS = 0x08 | 0x04;
const KEPT = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

export function readWebp(bytes: Buffer): Image | undefined {
  if (bytes.length < RIFF_HEADER) return undefined;
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return undefined;
  const kept: Buffer[] = [];
  let size: { width: number; height: number } | undefined;
  let hasPixels = false;
  for (let at = RIFF_HEADER; at < end;) {
    const name = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    // Chunks begin at even places.
    const next = at + CHUNK_HEADER + length + (length % 2);
    if (next > end) return undefined;
    // A copy, as a flag of it may be cleared.
    const chunk = Buffer.from(bytes.subarray(at, next));
    size ??= sizeIn(name, chunk.subarray(CHUNK_HEADER));
    hasPixels ||= name === 'VP8 ' || name === 'VP8L' || name === 'ANMF';
    if (name === 'VP8X') {
      chunk.writeUInt8(chunk.readUInt8(CHUNK_HEADER) & ~METADATA_FLAGS, CHUNK_HEADER);
    }
    if (KEPT.has(name)) kept.push(chunk);
    at = next;
  }
  if (!size || !hasPixels) return undefined;
  const body = Buffer.concat(kept);
  const header = Buffer.from(bytes.subarray(0, RIFF_HEADER));
  header.writeUInt32LE(4 + body.length, 4);
  return { mediaType: 'image/webp', ...size, bytes: Buffer.concat([header, body]) };
}

function sizeIn(name: string, data: Buffer): { width: number; height: number } | undefined {
  switch (name) {
    case 'VP8X':
      return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
    case 'VP8L': {
      if (data.readUInt8(0) !== 0x2f) return undefined;
      const bits = data.readUInt32LE(1);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      // After the frame's tag stands a start code.
      if (data.readUIntBE(3, 3) !== 0x9d012a) return undefined;
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
    default:
      return undefined;
  }
}
