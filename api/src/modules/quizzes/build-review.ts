import type { QuizResult } from '@sopaan/schemas/quizzes/quiz-attempt';
import type { AttemptAnswer } from './attempt-record';
import type { AttemptQuestion } from './attempt-questions';
import { toShownAnswer, toShownIndexes } from './stored-answer';

/** The correct answers and the explanations, which are shown when the attempt has ended. */
export function buildReview(
  questions: readonly AttemptQuestion[],
  answers: ReadonlyMap<string, AttemptAnswer>,
): QuizResult['review'] {
  return questions.map((question) => {
    const { id, correct_index, correct_indexes, correct_value, tolerance, explanation } =
      question.stored;
    const answer = answers.get(id);
    const correct = correct_index === null ? -1 : question.order.indexOf(correct_index);
    return {
      questionId: id,
      chosen: toShownAnswer(question, answer).optionIndex,
      correct,
      isCorrect: answer?.isCorrect ?? false,
      correctIndexes:
        correct_index === null ? toShownIndexes(question, correct_indexes ?? []) : [correct],
      correctValue: correct_value,
      tolerance,
      explanation,
    };
  });
}
