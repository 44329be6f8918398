import { clearPreviewCookie } from '../previews/preview-cookie';
import { bucketCookie } from './canary';
import type { Visit } from './visit';

/** The cookies that a page sets for its visitor. */
export function visitCookies(visited: Visit, secure: boolean): string[] {
  return [
    ...(visited.newBucket === undefined ? [] : [bucketCookie(visited.newBucket, secure)]),
    ...(visited.isPreviewOver ? clearPreviewCookie(secure) : []),
  ];
}
