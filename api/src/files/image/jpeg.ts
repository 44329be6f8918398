import { orientationOf, orientationSegment } from './exif';
import type { Image } from './image';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const EXIF = 0xe1;
const JFIF = 0xe0;
/** With its marker, and without the small copy of the picture that may follow. */
const JFIF_BYTES = 18;
/** Colour profile, and what Adobe says about the colours. Others use these markers too, for copies of the uncut picture. */
const KEPT_APPLICATION: ReadonlyMap<number, string> = new Map([
  [JFIF, 'JFIF\0'],
  [0xe2, 'ICC_PROFILE\0'],
  [0xee, 'Adobe'],
]);
const COMMENT = 0xfe;
const NOTHING = Buffer.alloc(0);

export function readJpeg(bytes: Buffer): Image | undefined {
  if (bytes.length < 4 || bytes[0] !== 0xff || bytes[1] !== START) return undefined;
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let size: { width: number; height: number } | undefined;
  for (let at = 2; ;) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    // Fill bytes may stand before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length) return undefined;
    const segment = bytes.subarray(at, end);
    if (isFrame(marker)) {
      size = { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5) };
    }
    kept.push(neededOf(marker, segment));
    at = end;
    if (marker !== SCAN) continue;
    const scanned = endOfScan(bytes, at);
    if (scanned === undefined) return undefined;
    kept.push(bytes.subarray(at, scanned));
    at = scanned;
  }
  return size && { mediaType: 'image/jpeg', ...size, bytes: Buffer.concat(kept) };
}

/** SOF0 to SOF15, between which stand three markers of another kind. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

function neededOf(marker: number, segment: Buffer): Buffer {
  if (marker === EXIF) return orientationSegment(orientationOf(segment));
  if (marker === COMMENT) return NOTHING;
  if (marker < 0xe0 || marker > 0xef) return segment;
  const name = KEPT_APPLICATION.get(marker);
  if (name === undefined || segment.toString('latin1', 4, 4 + name.length) !== name) return NOTHING;
  return marker === JFIF ? withoutCopy(segment) : segment;
}

function withoutCopy(segment: Buffer): Buffer {
  const plain = Buffer.from(segment.subarray(0, JFIF_BYTES));
  plain.writeUInt16BE(JFIF_BYTES - 2, 2);
  // Its width and height.
  plain.writeUInt16BE(0, JFIF_BYTES - 2);
  return plain;
}

/** Where the next marker stands: in the data of a scan 0xff is followed by 0 or by a restart marker. */
function endOfScan(bytes: Buffer, from: number): number | undefined {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  return undefined;
}
