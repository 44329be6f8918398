import sanitizeHtml from 'sanitize-html';

const ENDS_LINE =
  /<(?:\/(?:p|li|h[1-6]|ul|ol|tr|td|th|caption|blockquote|pre|div)|[bh]r)\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** The words of HTML, on one line. */
export function plainText(html: string): string {
  return sanitizeHtml(html.replace(ENDS_LINE, '$& '), { allowedTags: [], allowedAttributes: {} })
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim();
}

/** The beginning of a text, cut between two words. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  const space = cut.lastIndexOf(' ');
  return `${(space > most / 2 ? cut.slice(0, space) : cut.slice(0, -1)).replace(/[\s.,;:–\-\p{Surrogate}]+$/u, '')}…`;
}
