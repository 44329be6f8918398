import { ResizeFit, Transformer } from '@napi-rs/image';
import type { ImageHeader } from './image-header';

/** A decoded and re-encoded image. */
export interface Image {
  mediaType: ImageHeader['mediaType'];
  /** Only its pixels, upright: no location, camera, thumbnail, text, profile, further frames or trailing bytes. */
  bytes: Buffer;
}

const QUALITY = 88;
/** Pixels of the longer side. More is never shown, and takes seconds to encode. */
const MAX_SIDE = 1_024;

const ENCODERS: Record<ImageHeader['mediaType'], (image: Transformer) => Promise<Buffer>> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg(QUALITY),
  'image/webp': (image) => image.webp(QUALITY),
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes and re-encodes an image in the library's threads. The caller has checked the size in the header. Only one image
 * is processed at a time, because a decoded image takes much memory. Undefined if it cannot be decoded.
 */
export function reencodeImage(bytes: Buffer, header: ImageHeader): Promise<Image | undefined> {
  const result = last.then(() => reencode(bytes, header));
  last = result;
  return result;
}

async function reencode(bytes: Buffer, header: ImageHeader): Promise<Image | undefined> {
  const { mediaType, width, height } = header;
  if (mediaType === 'image/jpeg' && !hasEnd(bytes)) return undefined;
  try {
    const image = new Transformer(bytes);
    const decoded = await image.metadata(true);
    if (decoded.width !== width || decoded.height !== height) return undefined;
    image.rotate();
    if (Math.max(width, height) > MAX_SIDE) {
      image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: ResizeFit.Inside });
    }
    return { mediaType, bytes: await ENCODERS[mediaType](image) };
  } catch {
    // The library's errors have neither class nor code: any error means that the bytes are not a valid image.
    return undefined;
  }
}

/** The decoder would fill the missing part of a truncated JPEG with grey. */
function hasEnd(bytes: Buffer): boolean {
  const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  return bytes.includes(Buffer.from([0xff, 0xd9]), scan);
}
