import { array, boolean, object, string } from 'yup';
import type { Queryable } from '../../database/database';
import { STOP_WORDS } from '../stop-words';
import { SYNONYMS } from '../synonyms';
import { WORD, splitWords } from '../words';
import { editDistance } from './edit-distance';
import { PLACE_WORDS } from './place-words';

/** Shorter words have too many others near them. */
const MIN_LENGTH = 4;
/** Words that are corrected in one text. */
const MAX_WORDS = 6;
const MAX_CANDIDATES = 20;
/** A longer word with a letter at another place is still similar to the right one by its trigrams. */
const MAX_MOVED_LENGTH = 8;

const rowSchema = object({
  word: string().required(),
  isKnown: boolean().required(),
  candidates: array(string().required()).required(),
});

const SYNONYM_WORDS = [...new Set(SYNONYMS.flatMap(longWordsIn))];

/**
 * Replaces the words that no row of these tables has by the nearest ones that some row has. Undefined if there is nothing to replace. The
 * name of a place without items is spelt correctly, so it is never replaced by a similar word.
 */
export async function correctSpelling(
  database: Queryable,
  sources: readonly string[],
  text: string,
): Promise<string | undefined> {
  const words = splitWords(text.toLowerCase())
    .filter((word) => word.length >= MIN_LENGTH && !isCorrect(word))
    .slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const rows = await database.query(
    `select
      typed.word,
      exists (
        select 1 from search_words
        where source = any($2::text[]) and search_words.word = typed.word
      ) as "isKnown",
      array(
        select near.word from search_words as near
        where near.source = any($2::text[]) and near.word % typed.word
        group by near.word
        order by similarity(near.word, typed.word) desc, near.word
        limit ${MAX_CANDIDATES}
      ) as candidates
    from unnest($1::text[]) as typed (word)`,
    [words, sources],
  );
  const moved = await findKnown(database, sources, words.flatMap(withOneLetterMoved));
  const corrections = new Map(
    rows
      .map((row) => rowSchema.validateSync(row))
      .filter(({ isKnown }) => !isKnown)
      .map(({ word, candidates }) => [word, nearest(word, [...moved, ...candidates])]),
  );
  const corrected = text.replace(WORD, (word) => corrections.get(word.toLowerCase()) ?? word);
  return corrected === text ? undefined : corrected;
}

function isCorrect(word: string): boolean {
  return SYNONYM_WORDS.includes(word) || STOP_WORDS.has(word) || PLACE_WORDS.has(word);
}

async function findKnown(
  database: Queryable,
  sources: readonly string[],
  words: readonly string[],
): Promise<string[]> {
  const rows = await database.query<{ word: string }>(
    `select distinct word from search_words
    where source = any($1::text[]) and word = any($2::text[]) order by word`,
    [sources, words],
  );
  return rows.map(({ word }) => word);
}

/** `phyton` gives `python` and all others that differ from it by the place of one letter. */
function withOneLetterMoved(word: string): string[] {
  const letters = [...word];
  if (letters.length > MAX_MOVED_LENGTH) return [];
  return letters.flatMap((letter, from) => {
    const rest = letters.toSpliced(from, 1);
    return letters.map((_, to) => rest.toSpliced(to, 0, letter).join(''));
  });
}

function nearest(word: string, candidates: readonly string[]): string | undefined {
  const maxDistance = word.length <= 5 ? 1 : word.length <= 8 ? 2 : 3;
  const [best] = [...candidates, ...SYNONYM_WORDS]
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate) }))
    .filter(({ distance }) => distance <= maxDistance)
    .sort((one, other) => one.distance - other.distance);
  return best?.candidate;
}

function longWordsIn(phrases: readonly string[]): string[] {
  return phrases.flatMap(splitWords).filter(({ length }) => length >= MIN_LENGTH);
}
