import { renderStamp } from './stamp';
import { watermarkImage } from './watermark-image';
import { watermarkPdf } from './watermark-pdf';
import type { WatermarkResult } from './watermark-result';

export interface Document {
  mediaType: string;
  bytes: Buffer;
}

/** Shorter than for a copy, so that what passes the check on a busy server also opens on one. */
const TIMEOUT_MS = { check: 8_000, copy: 20_000 };

/** A copy of the document with the text across each page. */
export async function addWatermark(
  { mediaType, bytes }: Document,
  text: string,
  purpose: keyof typeof TIMEOUT_MS = 'copy',
): Promise<WatermarkResult> {
  const stamp = await renderStamp(text);
  if (mediaType !== 'application/pdf') return watermarkImage(bytes, stamp);
  return watermarkPdf({ pdf: bytes, stamp: stamp.png }, TIMEOUT_MS[purpose]);
}
