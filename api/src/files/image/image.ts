import { ResizeFit, Transformer } from '@napi-rs/image';
import type { ImageHeader } from './image-header';

/** A picture that a decoder has read and that was written anew. */
export interface Image {
  mediaType: ImageHeader['mediaType'];
  /** Its pixels, upright, and nothing else: no place, camera, thumbnail, text, profile, further frame, or bytes behind the end. */
  bytes: Buffer;
}

const QUALITY = 88;
/** Pixels of the longer side: more is shown nowhere, and costs seconds to encode. */
const MOST = 1_024;

const ENCODERS: Record<ImageHeader['mediaType'], (image: Transformer) => Promise<Buffer>> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg(QUALITY),
  'image/webp': (image) => image.webp(QUALITY),
};

let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes the picture of that header, whose sides the caller has found small enough, and encodes it again, in the
 * library's threads. One at a time, as a decoded picture takes much memory. Undefined when it cannot be decoded.
 */
export function rewriteImage(bytes: Buffer, header: ImageHeader): Promise<Image | undefined> {
  const own = last.then(() => rewrite(bytes, header));
  last = own;
  return own;
}

async function rewrite(bytes: Buffer, header: ImageHeader): Promise<Image | undefined> {
  const { mediaType, width, height } = header;
  if (mediaType === 'image/jpeg' && !hasEnd(bytes)) return undefined;
  try {
    const image = new Transformer(bytes);
    const decoded = await image.metadata(true);
    if (decoded.width !== width || decoded.height !== height) return undefined;
    image.rotate();
    if (Math.max(width, height) > MOST) {
      image.resize({ width: MOST, height: MOST, fit: ResizeFit.Inside });
    }
    return { mediaType, bytes: await ENCODERS[mediaType](image) };
  } catch {
    // The library's errors have no class or code: whatever it says, these bytes are no picture.
    return undefined;
  }
}

/** The decoder fills up with grey what is missing of a JPEG. */
function hasEnd(bytes: Buffer): boolean {
  const scan = bytes.lastIndexOf(Buffer.from([0xff, 0xda]));
  return bytes.includes(Buffer.from([0xff, 0xd9]), scan);
}
