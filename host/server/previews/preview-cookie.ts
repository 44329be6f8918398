import { removeCookie, writeCookie } from '../visitors/cookies';

export const PREVIEW_COOKIE = 'sopaan-preview';

/** No preview lives longer; the registry says when one ends. */
const SECONDS = 90 * 24 * 60 * 60;

/** What a cookie holds after a link that no registry has made, so that the page can say so. */
const NO_TOKEN = 'none';

export function isToken(value: string): boolean {
  return /^[\w.-]{20,200}$/.test(value);
}

export function previewCookie(given: string, secure: boolean): string {
  const value = isToken(given) ? given : NO_TOKEN;
  return writeCookie(PREVIEW_COOKIE, value, { seconds: SECONDS, secure });
}

export function noPreviewCookie(secure: boolean): string[] {
  return removeCookie(PREVIEW_COOKIE, secure);
}
