import type { Release } from '@sopaan/contract/release';
import { isRedirect } from '@sopaan/contract/routes';
import type { Reason } from '@sopaan/schemas/api/error';
import { fault } from './fault';

/**
 * Text that could lead to another site or run as code: a URL scheme, two slashes, a backslash (which browsers read as
 * a slash), a tag, or a control character (which browsers remove from URLs, so that it may hide any of these).
 */
const FORBIDDEN_TEXT = /\b[a-z][a-z\d+.-]*:(?!\s|$)|script\s*:|\/\/|[\\<\p{Cc}]/iu;

const SITE_PATH = /^\/[\w./~:?&=#%-]*$/;

/** Checks that the texts of a manifest refer to nothing outside the site and contain no code. */
export function textFaults(release: Release): Reason[] {
  const redirects = release.routes.flatMap((route) =>
    isRedirect(route) ? [route.redirect.guest, route.redirect.member] : [],
  );
  return [
    ...textsOf(release)
      .filter(([, text]) => FORBIDDEN_TEXT.test(text))
      .map(([path, text]) => fault('foreign', path, `${path} must not contain ${quoted(text)}.`)),
    ...redirects
      .filter((target) => !SITE_PATH.test(target))
      .map((target) => fault('foreign', 'routes', `${quoted(target)} is not a path of this site.`)),
  ];
}

function textsOf(value: unknown, path = ''): Array<[path: string, text: string]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    // Base64 may contain two slashes; its format has already been checked.
    name === 'integrity' ? [] : textsOf(item, path ? `${path}.${name}` : name),
  );
}

function quoted(text: string): string {
  return JSON.stringify(text.slice(0, 80));
}
