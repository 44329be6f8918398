/** Selects and orders the questions of an attempt and their options. */
import { randomInt } from 'node:crypto';
import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import type { QuizAnswer } from '@sopaan/schemas/quizzes/quiz-attempt';
import { array, number, object, string, type InferType } from 'yup';
import type { QuestionRow } from './questions.repository';

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

/** Draws the questions of an attempt: random ones, or the first ones in stored order. */
export function drawQuestions(
  questions: readonly QuestionRow[],
  { count, order }: { count: number; order: 'stored' | 'shuffled' },
): DrawnQuestions {
  const isShuffled = order === 'shuffled';
  const drawn = (isShuffled ? shuffle(questions) : questions).slice(0, count);
  return drawn.map(({ id, options }) => ({
    id,
    options: isShuffled ? shuffle(indexes(options)) : indexes(options),
  }));
}

/** A question of an attempt; converts between stored and displayed indexes of its options. */
export interface AttemptQuestion extends QuizQuestion {
  /** Displayed index of the correct option. */
  correct: number;
  toStored(shown: number): number | undefined;
  toShown(stored: number): number;
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
  const selection = drawn ?? drawQuestions(questions, { count: questions.length, order: 'stored' });
  return selection.flatMap(({ id, options: order }) => {
    const storedQuestion = byId.get(id);
    if (!storedQuestion || storedQuestion.options.length !== order.length) return [];
    return [
      {
        id,
        question: storedQuestion.question,
        options: order.flatMap((index) => storedQuestion.options[index] ?? []),
        correct: order.indexOf(storedQuestion.correct_index),
        toStored: (shown: number) => order[shown],
        toShown: (index: number) => order.indexOf(index),
      },
    ];
  });
}

/** Converts stored answers to the order and the displayed indexes of the attempt. */
export function toShownAnswers(
  questions: readonly AttemptQuestion[],
  answers: readonly QuizAnswer[],
): QuizAnswer[] {
  const byId = new Map(answers.map(({ questionId, optionIndex }) => [questionId, optionIndex]));
  return questions.map(({ id, toShown }) => {
    const storedIndex = byId.get(id) ?? null;
    return {
      questionId: id,
      optionIndex: storedIndex === null ? null : toShown(storedIndex),
    };
  });
}
