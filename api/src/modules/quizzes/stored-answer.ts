/** Converts answers between the displayed and the stored indexes of the options of their questions. */
import type { QuizAnswer } from '@sopaan/schemas/quizzes/quiz-attempt';
import { ApiError } from '../../http/api-error';
import type { AttemptQuestion } from './attempt-questions';

/** An answer by the stored indexes of the options. One of the fields is not null. */
export interface StoredAnswer {
  optionIndex: number | null;
  optionIndexes: number[] | null;
  value: number | null;
}

const NO_ANSWER: StoredAnswer = { optionIndex: null, optionIndexes: null, value: null };

function invalid(field: 'optionIndex' | 'optionIndexes' | 'value', message: string): ApiError {
  return new ApiError('VALIDATION_FAILED', { fields: { [field]: message } });
}

/** Throws a field error for an answer that does not fit its question. Returns null if it clears the answer. */
export function toStoredAnswer(
  { stored: { kind }, order }: AttemptQuestion,
  { optionIndex, optionIndexes = [], value = null }: QuizAnswer,
): StoredAnswer | null {
  if (optionIndex !== null && kind !== 'choice')
    throw invalid('optionIndex', 'This question does not take a single option.');
  if (optionIndexes.length > 0 && kind !== 'choices' && kind !== 'ordering')
    throw invalid('optionIndexes', 'This question does not take a list of options.');
  if (value !== null && kind !== 'number')
    throw invalid('value', 'This question does not take a number.');

  if (optionIndex !== null) {
    const index = order[optionIndex];
    if (index === undefined) throw invalid('optionIndex', 'The question has no such option.');
    return { ...NO_ANSWER, optionIndex: index };
  }
  if (optionIndexes.length > 0) {
    const indexes = optionIndexes.flatMap((shown) => order[shown] ?? []);
    if (new Set(indexes).size !== optionIndexes.length)
      throw invalid('optionIndexes', 'The question has no such options.');
    if (kind === 'ordering' && indexes.length !== order.length)
      throw invalid('optionIndexes', 'An order must contain all options.');
    const isOrdered = kind === 'ordering';
    return { ...NO_ANSWER, optionIndexes: isOrdered ? indexes : indexes.sort((a, b) => a - b) };
  }
  return value === null ? null : { ...NO_ANSWER, value };
}

/** The displayed indexes of stored ones. Those of `choices` are in display order. */
export function toShownIndexes(
  { stored: { kind }, order }: AttemptQuestion,
  indexes: readonly number[],
): number[] {
  const shown = indexes.map((index) => order.indexOf(index));
  return kind === 'ordering' ? shown : shown.sort((a, b) => a - b);
}

/** The answer as it is displayed; without an answer all its fields are empty. */
export function toShownAnswer(
  question: AttemptQuestion,
  answer: StoredAnswer | undefined,
): QuizAnswer {
  const questionId = question.shown.id;
  const { optionIndex, optionIndexes, value } = answer ?? NO_ANSWER;
  return {
    questionId,
    optionIndex: optionIndex === null ? null : question.order.indexOf(optionIndex),
    ...(optionIndexes && { optionIndexes: toShownIndexes(question, optionIndexes) }),
    ...(value !== null && { value }),
  };
}
