import { errorCode } from '@sopaan/http/error-code';

/** What a picture says of itself before anything is decoded. */
export interface ImageHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels. */
  width: number;
  height: number;
}

type Sides = Pick<ImageHeader, 'width' | 'height'>;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8]);
const SCAN = 0xda;
const BEYOND = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

/** By the bytes, not by a name. Undefined for anything but a PNG, a JPEG or a WebP. */
export function readImageHeader(bytes: Buffer): ImageHeader | undefined {
  try {
    if (startsWith(bytes, PNG)) return withType('image/png', pngSides(bytes));
    if (startsWith(bytes, JPEG)) return withType('image/jpeg', jpegSides(bytes));
    const container = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12);
    if (container === 'RIFFWEBP') return withType('image/webp', webpSides(bytes));
    return undefined;
  } catch (error) {
    if (BEYOND.has(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

function withType(mediaType: ImageHeader['mediaType'], sides: Sides | undefined) {
  return sides && { mediaType, ...sides };
}

function pngSides(bytes: Buffer): Sides | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Of the frame header, which stands before the first scan. The decoder refuses a second one. */
function jpegSides(bytes: Buffer): Sides | undefined {
  for (let at = 2; bytes.readUInt8(at) === 0xff;) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      return { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
    }
    if (marker === SCAN) return undefined;
    // Fill bytes may stand before a marker.
    at += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, between which stand three markers of another kind. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Of the first chunk: the canvas, or the only frame. */
function webpSides(bytes: Buffer): Sides | undefined {
  const data = bytes.subarray(20);
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8X':
      return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
    case 'VP8L': {
      const bits = data.readUInt32LE(1);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: data.readUInt16LE(6) & 0x3fff, height: data.readUInt16LE(8) & 0x3fff };
    default:
      return undefined;
  }
}
