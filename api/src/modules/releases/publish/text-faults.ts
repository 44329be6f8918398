import { describeFieldError } from '@sopaan/contract/describe-field-errors';
import type { FieldRule } from '@sopaan/contract/field-rules';
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
  return [
    ...collectTexts(release)
      .filter(([, text]) => FORBIDDEN_TEXT.test(text))
      .map(([field, text]) => foreignTextFault(field, text, TEXT_RULE)),
    ...release.routes.flatMap((route, index) =>
      isRedirect(route)
        ? Object.entries(route.redirect)
            .filter(([, target]) => !SITE_PATH.test(target))
            .map(([audience, target]) =>
              foreignTextFault(`routes[${index}].redirect.${audience}`, target, TARGET_RULE),
            )
        : [],
    ),
  ];
}

const TEXT_RULE = {
  rule: 'must not contain an address of another site, //, a backslash, < or a control character',
  example: 'Courses: the basics',
};
const TARGET_RULE = {
  rule: 'must be a path of this site, with or without a query',
  example: '/course?sort=new',
};

function foreignTextFault(field: string, text: string, rule: FieldRule): Reason {
  return fault('foreign', field, describeFieldError(field, text, rule).message);
}

function collectTexts(value: unknown, path = ''): Array<[path: string, text: string]> {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => collectTexts(item, `${path}[${index}]`));
  }
  return Object.entries(value).flatMap(([name, item]) =>
    // Base64 may contain two slashes; its format has already been checked.
    name === 'integrity' ? [] : collectTexts(item, path ? `${path}.${name}` : name),
  );
}
