/** Selects and orders the questions of an attempt and their options. */
import { randomInt } from 'node:crypto';
import type { QuestionKind, QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import { array, number, object, string, type InferType } from 'yup';
import type { QuestionRow } from './question-record';

/** The column `questions` of an attempt. `options` has the stored index of each option in display order. */
export const drawnQuestionsSchema = array(
  object({ id: string().required(), options: array(number().required()).required() }).required(),
);
export type DrawnQuestions = NonNullable<InferType<typeof drawnQuestionsSchema>>;

const indexes = ({ length }: readonly unknown[]) => Array.from({ length }, (_, index) => index);

function shuffle<Item>(items: readonly Item[]): Item[] {
  const remaining = [...items];
  return items.flatMap(() => remaining.splice(randomInt(remaining.length), 1));
}

interface Draw {
  count: number;
  order: 'stored' | 'shuffled';
  /** The kinds that the page can show. Older pages, which name none, show questions with one choice as plain text. */
  kinds?: readonly QuestionKind[] | undefined;
}

/** Draws the questions of an attempt: random ones, or the first ones in stored order. */
export function drawQuestions(
  questions: readonly QuestionRow[],
  { count, order, kinds }: Draw,
): DrawnQuestions {
  const isShuffled = order === 'shuffled';
  const drawable = questions.filter(({ kind, format }) =>
    kinds ? kinds.includes(kind) : kind === 'choice' && format === 'text',
  );
  const drawn = isShuffled ? drawBalanced(shuffle(drawable), count) : drawable.slice(0, count);
  return drawn.map(({ id, options }) => ({
    id,
    options: isShuffled ? shuffle(indexes(options)) : indexes(options),
  }));
}

/**
 * Draws equally from all topics, and within a topic from all difficulties; sorts from easy to hard. Questions without topics, which all
 * have the same difficulty, stay in their order.
 */
function drawBalanced(questions: readonly QuestionRow[], count: number): QuestionRow[] {
  const byDifficulty = takeTurns(questions, ({ topic, difficulty }) => `${topic} ${difficulty}`);
  const drawn = takeTurns(byDifficulty, ({ topic }) => topic).slice(0, count);
  return drawn.sort((a, b) => a.difficulty - b.difficulty);
}

/** The first items of all groups, then the second ones, and so on. */
function takeTurns<Item>(items: readonly Item[], groupOf: (item: Item) => string): Item[] {
  const sizes = new Map<string, number>();
  const ranked = items.map((item) => {
    const group = groupOf(item);
    const rank = sizes.get(group) ?? 0;
    sizes.set(group, rank + 1);
    return { item, rank };
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ item }) => item);
}

/** A question of an attempt. */
export interface AttemptQuestion {
  /** As it is displayed. */
  shown: QuizQuestion;
  stored: QuestionRow;
  /** The stored index of each displayed option. */
  order: readonly number[];
}

/**
 * Omits questions that have been removed from the quiz since or have a different number of options now. `drawn` is null for an
 * attempt that began before questions were drawn.
 */
export function toAttemptQuestions(
  questions: readonly QuestionRow[],
  drawn: DrawnQuestions | null,
): AttemptQuestion[] {
  const byId = new Map(questions.map((question) => [question.id, question]));
  const selection =
    drawn ?? questions.map(({ id, options }) => ({ id, options: indexes(options) }));
  return selection.flatMap(({ id, options: order }) => {
    const stored = byId.get(id);
    if (!stored || stored.options.length !== order.length) return [];
    const { kind, format, question, unit } = stored;
    const options = order.flatMap((index) => stored.options[index] ?? []);
    return [{ shown: { id, kind, format, question, options, unit }, stored, order }];
  });
}

export const toShown = ({ shown }: AttemptQuestion): QuizQuestion => shown;
