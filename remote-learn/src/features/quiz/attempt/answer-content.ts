import type { QuizAnswer } from '@sopaan/schemas/quizzes/quiz-attempt';

/** The content of an answer: what was chosen or entered. */
export type AnswerContent = Omit<QuizAnswer, 'questionId'>;

export const NO_ANSWER: AnswerContent = { optionIndex: null };

export function isAnswered({ optionIndex, optionIndexes, value }: AnswerContent): boolean {
  return optionIndex !== null || (optionIndexes ?? []).length > 0 || (value ?? null) !== null;
}

export function isSameAnswer(one: AnswerContent, other: AnswerContent): boolean {
  const [indexes = [], otherIndexes = []] = [one.optionIndexes, other.optionIndexes];
  return (
    one.optionIndex === other.optionIndex &&
    (one.value ?? null) === (other.value ?? null) &&
    indexes.length === otherIndexes.length &&
    indexes.every((index, position) => index === otherIndexes[position])
  );
}
