import type { Conditions } from './conditions';

export interface TextColumns {
  /** A generated tsvector column. */
  tsvector: string;
  /** A text column with a trigram index. */
  trigram: string;
}

/** Shorter fragments would match inside too many words. */
const MIN_FRAGMENT_LENGTH = 3;

/** Full-text match of a query with web-search operators (quotes, `-`, `or`); without operators, words also match as prefixes. */
export function fullTextCondition(conditions: Conditions, text: string, column: string): string {
  const webQuery = `websearch_to_tsquery('english', ${conditions.bind(text)})`;
  const prefixes = prefixQuery(text);
  if (!prefixes) return `${column} @@ ${webQuery}`;
  return `${column} @@ (${webQuery} || to_tsquery('english', ${conditions.bind(prefixes)}))`;
}

/** The text anywhere in the column, including inside a word. */
export function substringCondition(conditions: Conditions, text: string, column: string): string {
  return `${column} ilike ${conditions.bind(`%${escapeLike(text)}%`)}`;
}

/** Whether the text may be a part of a word. */
export function isFragment(text: string): boolean {
  return text.length >= MIN_FRAGMENT_LENGTH && Boolean(prefixQuery(text));
}

/** `front eng` becomes `front:* & eng:*`; undefined if the text uses web-search operators. */
export function prefixQuery(text: string): string | undefined {
  if (/"|(?:^|\s)-[\p{L}\p{N}]|\sor\s/iu.test(text)) return undefined;
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words
    ?.map((word) => (word.length >= MIN_FRAGMENT_LENGTH ? `${word}:*` : word))
    .join(' & ');
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
