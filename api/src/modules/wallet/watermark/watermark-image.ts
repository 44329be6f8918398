import { ENCODERS, loadSharp, processImage } from '../../../files/image/image';
import { readImageHeader } from '../../../files/image/image-header';
import { layOutStamps, type Size } from './stamp-layout';
import type { Stamp } from './stamp';
import type { WatermarkResult } from './watermark-result';

/** More than the largest common cameras have. A decoded picture of this size takes 300 MB. */
const MAX_PIXELS = 100_000_000;
/** Pixels of the longer side. Text is unreadable in smaller pictures, and in larger ones the extra pixels show nothing. */
const SIDE = { min: 1_000, max: 4_096 };
const DEGREES = 180 / Math.PI;

/** The picture with stamps, upright, without metadata, in the same format. */
export async function watermarkImage(bytes: Buffer, stamp: Stamp): Promise<WatermarkResult> {
  const header = readImageHeader(bytes);
  if (!header) return { problem: 'unreadable' };
  if (header.width * header.height > MAX_PIXELS) return { problem: 'too-large' };
  const image = await processImage(bytes, header, async (decoded) => {
    const { autoOrient } = await decoded.metadata();
    const size = readableSize(autoOrient);
    const stamps = await rotatedStamps(size, stamp);
    decoded.resize({ ...size, fit: 'fill' }).composite(stamps);
    return ENCODERS[header.mediaType](decoded).toBuffer();
  });
  return image ? { bytes: image } : { problem: 'unreadable' };
}

function readableSize({ width, height }: Size): Size {
  const side = Math.max(width, height);
  const scale = Math.min(Math.max(side, SIDE.min), SIDE.max) / side;
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * scale));
  return { width: scaled(width), height: scaled(height) };
}

async function rotatedStamps(page: Size, stamp: Stamp) {
  const sharp = await loadSharp();
  const { angle, size, centers } = layOutStamps(page, stamp);
  const width = Math.max(1, Math.floor(size.width));
  const resized = await sharp(stamp.png).resize({ width }).png().toBuffer();
  const { data, info } = await sharp(resized)
    .rotate(-angle * DEGREES, { background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .png()
    .toBuffer({ resolveWithObject: true });
  return centers.map(({ x, y }) => ({
    input: data,
    left: Math.round(x - info.width / 2),
    top: Math.round(page.height - y - info.height / 2),
  }));
}
