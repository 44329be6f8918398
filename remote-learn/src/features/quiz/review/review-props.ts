import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import type { QuizResult } from '@sopaan/schemas/quizzes/quiz-attempt';
import type { AnswerContent } from '../attempt/answer-content';

export type Review = QuizResult['review'][number];

export interface ReviewProps {
  question: QuizQuestion;
  answer: AnswerContent;
  /** The correct answer; null while the quiz withholds it. */
  review: Review | null;
}
