import type { Sharp } from 'sharp';
import type { ImageHeader } from './image-header';

/** A decoded and re-encoded image. */
export interface Image {
  mediaType: ImageHeader['mediaType'];
  /** Only its pixels, upright, in sRGB: no location, camera, thumbnail, text, profile, further frames or trailing bytes. */
  bytes: Buffer;
}

const QUALITY = 88;
/** Pixels of the longer side. More is never shown. */
const MAX_SIDE = 1_024;
/** The slowest image, an interlaced PNG with the most pixels that are accepted, takes four seconds. */
const TIMEOUT_SECONDS = 20;
/** More scans than any program writes. The decoder reads the whole image again for each scan, and no timeout interrupts it. */
const MAX_SCANS = 100;

export const ENCODERS: Record<ImageHeader['mediaType'], (image: Sharp) => Sharp> = {
  'image/png': (image) => image.png(),
  'image/jpeg': (image) => image.jpeg({ quality: QUALITY }),
  'image/webp': (image) => image.webp({ quality: QUALITY }),
};

let library: ReturnType<typeof loadLibrary> | undefined;
let last: Promise<unknown> = Promise.resolve();

/**
 * Decodes and re-encodes an image in the library's threads. The caller has checked the size in the header. Only one image
 * is processed at a time, because a decoded image takes much memory. Undefined if it cannot be decoded.
 */
export function reencodeImage(bytes: Buffer, header: ImageHeader): Promise<Image | undefined> {
  return processImage(bytes, header, async (image) => {
    image.resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true });
    return {
      mediaType: header.mediaType,
      bytes: await ENCODERS[header.mediaType](image).toBuffer(),
    };
  });
}

/** A part of the upright image, in fractions of its width and height. */
export interface ImagePart {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Decodes an image like `reencodeImage`, and encodes a part of it as WebP in each of the sizes. */
export function cropImage(
  bytes: Buffer,
  header: ImageHeader,
  { part, sizes }: { part: ImagePart; sizes: ReadonlyArray<{ width: number; height: number }> },
): Promise<Image[] | undefined> {
  return processImage(bytes, header, async (image) => {
    const { autoOrient } = await image.metadata();
    image.extract(toPixels(part, autoOrient));
    const images: Image[] = [];
    for (const size of sizes) {
      const resized = image.clone().resize({ ...size, fit: 'cover' });
      images.push({
        mediaType: 'image/webp',
        bytes: await ENCODERS['image/webp'](resized).toBuffer(),
      });
    }
    return images;
  });
}

/** At least one pixel, and within the image. */
function toPixels(part: ImagePart, size: { width: number; height: number }) {
  const left = Math.min(Math.floor(part.left * size.width), size.width - 1);
  const top = Math.min(Math.floor(part.top * size.height), size.height - 1);
  const width = Math.max(1, Math.min(Math.round(part.width * size.width), size.width - left));
  const height = Math.max(1, Math.min(Math.round(part.height * size.height), size.height - top));
  return { left, top, width, height };
}

/**
 * Decodes an image upright and works with it, one image at a time. The caller has checked the size in the header. Undefined if
 * it cannot be decoded.
 */
export function processImage<Result>(
  bytes: Buffer,
  header: ImageHeader,
  work: (image: Sharp) => Promise<Result>,
): Promise<Result | undefined> {
  const result = last.then(() => decode(bytes, header, work));
  last = result;
  return result;
}

async function decode<Result>(
  bytes: Buffer,
  { mediaType, width, height }: ImageHeader,
  work: (image: Sharp) => Promise<Result>,
): Promise<Result | undefined> {
  if (mediaType === 'image/jpeg' && countScans(bytes) > MAX_SCANS) return undefined;
  const sharp = await loadSharp();
  const image = sharp(bytes, { failOn: 'warning', limitInputPixels: width * height })
    .timeout({ seconds: TIMEOUT_SECONDS })
    .autoOrient();
  try {
    const decoded = await image.metadata();
    if (decoded.width !== width || decoded.height !== height) return undefined;
    return await work(image);
  } catch {
    // The library's errors have neither a class nor a code, so any error means that the bytes are not a valid image.
    return undefined;
  }
}

/** Loaded with the first image, so that startup neither waits for it nor fails on a processor that it does not support. */
export function loadSharp() {
  return (library ??= loadLibrary());
}

async function loadLibrary() {
  const { default: sharp } = await import('sharp');
  // The library could decode a dozen other formats, which are not needed and may have vulnerabilities.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadPng', 'VipsForeignLoadJpeg', 'VipsForeignLoadWebp'],
  });
  // The cache would be useless, because no image is decoded twice.
  sharp.cache(false);
  // Other cores stay free for requests.
  sharp.concurrency(1);
  return sharp;
}

/** Counts the markers, including those of a thumbnail. */
function countScans(bytes: Buffer): number {
  const marker = Buffer.from([0xff, 0xda]);
  let count = 0;
  for (let at = bytes.indexOf(marker); at >= 0; at = bytes.indexOf(marker, at + marker.length)) {
    count += 1;
  }
  return count;
}
