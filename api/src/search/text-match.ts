import type { Conditions } from './conditions';
import { hasOperators, MIN_PREFIX_LENGTH, textQuery, type TextQueryOptions } from './text-query';
import { nameCLanguages, splitWords } from './words';

export interface TextColumns {
  /** A generated tsvector column. */
  tsvector: string;
  /** A text column with a trigram index. */
  trigram: string;
  /** The tables whose words spelling is corrected by, as named in `search_words`. */
  wordSources: readonly string[];
}

/** Full-text match of a query with web-search operators (quotes, `-`, `or`); without operators, also prefixes and synonyms match. */
export function fullTextCondition(conditions: Conditions, text: string, column: string): string {
  return `${column} @@ ${fullTextQuery(conditions, text)}`;
}

/**
 * The same condition for statements that read all matches. For a frequent word PostgreSQL would plan a sequential scan, because its estimate
 * leaves out that a sequential scan fetches each tsvector from the TOAST table, which takes ten times as long as the index. When it plans,
 * it does not know the value of a subselect, so it assumes few matches and uses the index.
 */
export function indexedTextCondition(
  conditions: Conditions,
  text: string,
  column: string,
  options?: TextQueryOptions,
): string {
  return `${column} @@ (select ${fullTextQuery(conditions, text, options)})`;
}

/** SQL for the tsquery of a text. */
export function fullTextQuery(
  conditions: Conditions,
  text: string,
  options?: TextQueryOptions,
): string {
  const webQuery = `websearch_to_tsquery('english', ${conditions.bind(nameCLanguages(text))})`;
  const query = hasOperators(text) ? undefined : textQuery(text, options);
  if (query === undefined) return webQuery;
  return `(${webQuery} || to_tsquery('english', ${conditions.bind(query)}))`;
}

/** The text anywhere in the column, including inside a word. */
export function substringCondition(conditions: Conditions, text: string, column: string): string {
  return `${column} ilike ${conditions.bind(`%${escapeLike(text)}%`)}`;
}

/** Whether the text may be a part of a word, or a misspelt one. */
export function isFragment(text: string): boolean {
  return text.length >= MIN_PREFIX_LENGTH && !hasOperators(text) && splitWords(text).length > 0;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
