import type { Conditions } from './conditions';

interface Columns {
  /** The generated tsvector. */
  words: string;
  /** Text under a trigram index. */
  letters: string;
}

/** Shorter fragments would match inside of half of all words. */
const FRAGMENT = 3;

/** What a person typed: words, quoted phrases and `-without`, and the beginnings of words while they type. */
export function matchText(
  conditions: Conditions,
  search: string | undefined,
  { words, letters }: Columns,
): void {
  const text = search?.trim();
  if (!text) return;
  const whole = `websearch_to_tsquery('english', ${conditions.bind(text)})`;
  const beginnings = prefixQuery(text);
  const query = beginnings
    ? `(${whole} || to_tsquery('english', ${conditions.bind(beginnings)}))`
    : whole;
  const choices = [`${words} @@ ${query}`];
  if (beginnings && text.length >= FRAGMENT) {
    choices.push(`${letters} ilike ${conditions.bind(`%${escapeLike(text)}%`)}`);
  }
  conditions.add(`(${choices.join(' or ')})`);
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
