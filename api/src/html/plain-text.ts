import sanitizeHtml from 'sanitize-html';

const BLOCK_END =
  /<(?:\/(?:p|li|h[1-6]|ul|ol|tr|td|th|caption|blockquote|pre|div)|[bh]r)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The text of HTML on one line. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(BLOCK_END, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Truncates a text between two words. */
export function truncate(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const space = cut.lastIndexOf(' ');
  return `${(space > maxLength / 2 ? cut.slice(0, space) : cut.slice(0, -1)).replace(/[\s.,;:–\-\p{Surrogate}]+$/u, '')}…`;
}
