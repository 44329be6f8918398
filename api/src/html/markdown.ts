import { parse } from 'marked';
import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const INLINE = ['strong', 'em', 'del', 'code', 'a'];
const TABLES = ['table', 'thead', 'tbody', 'tr', 'th', 'td'];

/** The tags that `markdownToHtml` may return. */
export const MARKDOWN_TAGS: readonly string[] = [...BLOCKS, ...INLINE, ...TABLES];

/**
 * Converts Markdown to sanitised HTML. Its headings start at the second level, because the page has the first. Links to pages of the
 * site become absolute if an origin is given.
 */
export function markdownToHtml(markdown: string, origin = ''): string {
  return sanitizeHtml(parse(markdown, { async: false }), {
    allowedTags: [...MARKDOWN_TAGS],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href, origin) }),
    },
  }).trim();
}

function linkAttributes(href: string | undefined, origin: string): Record<string, string> {
  return href ? { href: toAbsolute(href, origin) } : {};
}

/** A path of this site with the origin; other targets as they are. */
export function toAbsolute(href: string, origin: string): string {
  return /^\/(?![/\\])/.test(href) ? origin + href : href;
}
