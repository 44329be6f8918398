import { errorCode } from '../../plugins/error-code';
import { readJpeg } from './jpeg';
import { readPng } from './png';
import { readWebp } from './webp';

/** A picture as its bytes say, not as its name or its sender does. */
export interface Image {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  /** Pixels. */
  width: number;
  height: number;
  /** What is needed to show it, and nothing else: no place, camera, thumbnail, text, or bytes behind the end. */
  bytes: Buffer;
}

const BEYOND = new Set(['ERR_OUT_OF_RANGE', 'ERR_BUFFER_OUT_OF_BOUNDS']);

/** Undefined when the bytes are no whole PNG, JPEG or WebP. */
export function readImage(bytes: Buffer): Image | undefined {
  try {
    return readPng(bytes) ?? readJpeg(bytes) ?? readWebp(bytes);
  } catch (error) {
    // Read beyond the end: it is cut off, or says lengths that are not so.
    if (BEYOND.has(errorCode(error) ?? '')) return undefined;
    throw error;
  }
}
