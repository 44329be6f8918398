import sanitizeHtml from 'sanitize-html';

const BLOCKS = ['p', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'hr', 'br'];
const PHRASES = ['strong', 'b', 'em', 'i', 'u', 's', 'code', 'sub', 'sup', 'a'];
const TABLES = ['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'];

/**
 * Makes HTML from outside safe to store and to show: text, lists, tables and links, no attribute but a link's target.
 * `id` and `name` go too, because they could shadow what a page's script looks up.
 */
export function sanitize(html: string): string {
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
  return href ? { href, rel: 'noopener noreferrer nofollow ugc', target: '_blank' } : {};
}
