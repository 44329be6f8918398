import { KIND_WORDS, STOP_WORDS } from './stop-words';
import { SYNONYMS } from './synonyms';
import { splitWords } from './words';

/** Shorter words would match as a prefix of too many others. */
export const MIN_PREFIX_LENGTH = 3;

/** More would be too many combinations. */
const MAX_PARTIAL_TERMS = 6;

export interface TextQueryOptions {
  minPrefixLength?: number;
  /** How many of the words a match may lack. */
  missingTerms?: number;
}

/** Whether the text uses operators of a web search: quotes, `-` or `or`. */
export function hasOperators(text: string): boolean {
  return /"|(?:^|\s)-[\p{L}\p{N}]|\sor\s/iu.test(text);
}

/**
 * The tsquery of a text without operators: all words but stop words, each also as a prefix, words with synonyms as any of these.
 * `web dev jobs` becomes `web:* & ('developer' | 'dev' | 'programmer')`. Undefined if there is no word.
 */
export function textQuery(
  text: string,
  { minPrefixLength = MIN_PREFIX_LENGTH, missingTerms = 0 }: TextQueryOptions = {},
): string | undefined {
  const parts = searchTerms(text).map((term) => {
    if (typeof term !== 'string') return anyOf(term);
    return term.length >= minPrefixLength ? `${term}:*` : term;
  });
  if (missingTerms > 0) return withoutSome(parts.slice(0, MAX_PARTIAL_TERMS), missingTerms);
  return parts.length > 0 ? parts.join(' & ') : undefined;
}

/** The number of words, or phrases with synonyms, that a text searches for. */
export const countTerms = (text: string) => Math.min(searchTerms(text).length, MAX_PARTIAL_TERMS);

/** All choices of the parts that leave out as many as given. Undefined if none would be left. */
function withoutSome(parts: readonly string[], missing: number): string | undefined {
  const choices = choose(parts, parts.length - missing);
  return choices.length > 0
    ? choices.map((choice) => `(${choice.join(' & ')})`).join(' | ')
    : undefined;
}

function choose(parts: readonly string[], count: number): string[][] {
  const [first, ...rest] = parts;
  if (count <= 0 || first === undefined || parts.length < count) return [];
  if (count === 1) return parts.map((part) => [part]);
  return [...choose(rest, count - 1).map((choice) => [first, ...choice]), ...choose(rest, count)];
}

/** The words of a text in lower case without stop words, those with synonyms with all of these. */
export function searchedPhrases(text: string): string[] {
  return searchTerms(text.toLowerCase()).flat();
}

/** The kinds of items that a text names besides the words to search for. */
export function namedKinds(text: string): string[] {
  const words = splitWords(text.toLowerCase());
  if (words.every((word) => STOP_WORDS.has(word))) return [];
  return Object.keys(KIND_WORDS).filter((kind) =>
    KIND_WORDS[kind]?.some((word) => words.includes(word)),
  );
}

/** The words and groups of synonyms to search for. A text of stop words only, such as `jobs`, keeps them. */
function searchTerms(text: string): (string | readonly string[])[] {
  const words = splitWords(text);
  const terms: (string | readonly string[])[] = [];
  for (let index = 0; index < words.length;) {
    const found = synonymsAt(words, index);
    terms.push(found?.group ?? words[index] ?? '');
    index += found?.length ?? 1;
  }
  const significant = terms.filter(
    (term) => typeof term !== 'string' || !STOP_WORDS.has(term.toLowerCase()),
  );
  return significant.length > 0 ? significant : terms;
}

const anyOf = (group: readonly string[]) => `(${group.map((text) => `'${text}'`).join(' | ')})`;

/** The synonyms of the longest phrase at `index` that has any, with the phrase's number of words. */
function synonymsAt(words: readonly string[], index: number) {
  const longest = Math.min(LONGEST_PHRASE, words.length - index);
  for (let length = longest; length > 0; length -= 1) {
    const phrase = words
      .slice(index, index + length)
      .join(' ')
      .toLowerCase();
    const group = GROUPS.get(phrase) ?? GROUPS.get(phrase.replace(/(?<!s)s$/, ''));
    if (group) return { group, length };
  }
  return undefined;
}

const phraseKey = (text: string) => splitWords(text).join(' ');

/** By the words of each phrase. */
const GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  SYNONYMS.flatMap((group) => group.map((phrase) => [phraseKey(phrase), group] as const)),
);

const LONGEST_PHRASE = Math.max(...[...GROUPS.keys()].map((phrase) => phrase.split(' ').length));
