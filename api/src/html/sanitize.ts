import sanitizeHtml from 'sanitize-html';
import { ApiError } from '../plugins/api-error';

const BLOCKS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const PHRASES = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'a'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/** Of a text of a page; at this length the worst nesting takes a fraction of a second. */
const LONGEST = 100_000;

/**
 * Makes HTML from outside safe to store and to show: text, lists, tables and links, no attribute but a link's target.
 * `id` and `name` go too, because they could shadow what a page's script looks up. What is too long is refused, as the fault
 * of that field.
 */
export function sanitize(html: string, field: string): string {
  if (html.length > LONGEST) {
    const fault = `This text is too long: ${LONGEST.toLocaleString('en')} characters at most.`;
    throw new ApiError('VALIDATION_FAILED', { fields: { [field]: fault } });
  }
  return sanitizeHtml(html, {
    allowedTags: [...BLOCKS, ...PHRASES, ...TABLES],
    allowedAttributes: { a: ['href', 'rel', 'target'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    // The page has its own h1 and h2: headings in a text stand below them.
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
  return href && !namesUser(href)
    ? { href, rel: 'noopener noreferrer nofollow ugc', target: '_blank' }
    : {};
}

/** `https://bank.example@evil.example` leads elsewhere than it reads. */
function namesUser(href: string): boolean {
  if (!URL.canParse(href)) return false;
  const { username, password } = new URL(href);
  return username !== '' || password !== '';
}
