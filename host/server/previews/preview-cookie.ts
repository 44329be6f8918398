import { removeCookie, writeCookie } from '../visitors/cookies';

export const PREVIEW_COOKIE = 'sopaan-preview';

/** No preview lasts longer; the registry decides when one ends. */
const MAX_AGE_SECONDS = 90 * 24 * 60 * 60;

/** The value of the cookie after an invalid link, so that the page can report it. */
const NO_TOKEN = 'none';

export function isToken(value: string): boolean {
  return /^[\w.-]{20,200}$/.test(value);
}

export function previewCookie(given: string, secure: boolean): string {
  const value = isToken(given) ? given : NO_TOKEN;
  return writeCookie(PREVIEW_COOKIE, value, { seconds: MAX_AGE_SECONDS, secure });
}

export function clearPreviewCookie(secure: boolean): string[] {
  return removeCookie(PREVIEW_COOKIE, secure);
}
