import type { Conditions } from './conditions';

export interface TextColumns {
  /** The generated tsvector. */
  words: string;
  /** Text under a trigram index. */
  letters: string;
}

/** Shorter fragments would match inside of half of all words. */
const FRAGMENT = 3;

/** What a person typed: words, quoted phrases and `-without`, and the beginnings of words while they type. */
export function wordsCondition(conditions: Conditions, text: string, column: string): string {
  const whole = `websearch_to_tsquery('english', ${conditions.bind(text)})`;
  const beginnings = prefixQuery(text);
  if (!beginnings) return `${column} @@ ${whole}`;
  return `${column} @@ (${whole} || to_tsquery('english', ${conditions.bind(beginnings)}))`;
}

export function lettersCondition(conditions: Conditions, text: string, column: string): string {
  return `${column} ilike ${conditions.bind(`%${escapeLike(text)}%`)}`;
}

/** Whether the text may be a part of a word. */
export function isFragment(text: string): boolean {
  return text.length >= FRAGMENT && Boolean(prefixQuery(text));
}

/** `front eng` gives `front:* & eng:*`; nothing when the text uses the operators of a web search. */
export function prefixQuery(text: string): string | undefined {
  if (/"|(?:^|\s)-[\p{L}\p{N}]|\sor\s/iu.test(text)) return undefined;
  const words = text.match(/[\p{L}\p{M}\p{N}]+/gu);
  return words?.map((word) => (word.length >= FRAGMENT ? `${word}:*` : word)).join(' & ');
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
