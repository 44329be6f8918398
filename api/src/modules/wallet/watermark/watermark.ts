import { renderStamp } from './stamp';
import { watermarkImage } from './watermark-image';
import { watermarkPdf } from './watermark-pdf';
import type { WatermarkResult } from './watermark-result';

export interface Document {
  mediaType: string;
  bytes: Buffer;
}

/** The check gets less time than the copy, so that a document that passes the check on a busy server can also be opened on one. */
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
