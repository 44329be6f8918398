import { errorCode } from '@sopaan/http/error-code';

/** The header of an image, read without decoding it. */
export interface ImageHeader {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels. */
  width: number;
  height: number;
}

type Size = Pick<ImageHeader, 'width' | 'height'>;

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8]);
const SCAN = 0xda;
const OUT_OF_RANGE_CODES = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

/** Detects the type from the bytes. Undefined for anything but PNG, JPEG and WebP. */
export function readImageHeader(bytes: Buffer): ImageHeader | undefined {
  try {
    if (startsWith(bytes, PNG)) return withType('image/png', pngSize(bytes));
    if (startsWith(bytes, JPEG)) return withType('image/jpeg', jpegSize(bytes));
    const container = bytes.toString('latin1', 0, 4) + bytes.toString('latin1', 8, 12);
    if (container === 'RIFFWEBP') return withType('image/webp', webpSize(bytes));
    return undefined;
  } catch (error) {
    if (OUT_OF_RANGE_CODES.has(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}

function startsWith(bytes: Buffer, signature: Buffer): boolean {
  return bytes.subarray(0, signature.length).equals(signature);
}

function withType(mediaType: ImageHeader['mediaType'], size: Size | undefined) {
  return size && { mediaType, ...size };
}

function pngSize(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

/** Reads the frame header, which comes before the first scan. The decoder rejects a second one. */
function jpegSize(bytes: Buffer): Size | undefined {
  for (let offset = 2; bytes.readUInt8(offset) === 0xff;) {
    const marker = bytes.readUInt8(offset + 1);
    if (isFrame(marker)) {
      return { width: bytes.readUInt16BE(offset + 7), height: bytes.readUInt16BE(offset + 5) };
    }
    if (marker === SCAN) return undefined;
    // Fill bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(offset + 2);
  }
  return undefined;
}

/** SOF0 to SOF15, except three markers with other meanings. */
function isFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/** Reads the first chunk: the canvas or the only frame. */
function webpSize(bytes: Buffer): Size | undefined {
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
