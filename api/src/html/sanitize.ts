import sanitizeHtml from 'sanitize-html';
import { ApiError } from '../http/api-error';

const BLOCKS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const INLINE = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'a'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Characters. At this length even the worst nesting takes only a fraction of a second. */
const MAX_LENGTH = 100_000;

/**
 * Makes untrusted HTML safe to store and show: keeps text, lists, tables and links, and no attributes except link targets.
 * Removes `id` and `name` too, because they could shadow globals of a page (DOM clobbering). Throws a field error if the
 * HTML is too long.
 */
export function sanitize(html: string, field: string): string {
  if (html.length > MAX_LENGTH) {
    const message = `This text is too long: ${MAX_LENGTH.toLocaleString('en')} characters at most.`;
    throw new ApiError('VALIDATION_FAILED', { fields: { [field]: message } });
  }
  return sanitizeHtml(html, {
    allowedTags: [...BLOCKS, ...INLINE, ...TABLES],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // The page has its own h1 and h2, so headings in a text are demoted.
    transformTags: {
      h1: 'h3',
      h2: 'h3',
      h5: 'h4',
      h6: 'h4',
      a: (tagName, { href }) => ({ tagName, attribs: linkAttributes(href) }),
    },
  }).trim();
}

function linkAttributes(href: string | undefined): Record<string, string> {
  return href && !hasCredentials(href)
    ? { href, rel: 'noopener noreferrer nofollow ugc', target: '_blank' }
    : {};
}

/** `https://bank.example@evil.example` looks like a link to another site. */
function hasCredentials(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username !== '' || password !== '';
}
