import { createHash } from 'node:crypto';

/** What is written on a picture. */
export interface SharePictureContent {
  /** What the page is about, such as `Course`. */
  kindName: string;
  title: string;
  /** The organisation behind it; may be empty. */
  subtitle: string;
  /** A few short facts for the last line. */
  facts: readonly string[];
}

/** Raised when the drawing changes, so that caches fetch the pictures again. */
const DRAWING_VERSION = 1;

/** Changes whenever the picture looks different. */
export function contentVersion(content: SharePictureContent): string {
  return createHash('sha256')
    .update(JSON.stringify([DRAWING_VERSION, content]))
    .digest('hex')
    .slice(0, 16);
}
