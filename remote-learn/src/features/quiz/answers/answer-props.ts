import type { QuizQuestion } from '@sopaan/schemas/quizzes/quiz';
import type { AnswerContent } from '../attempt/answer-content';

export interface AnswerProps {
  question: QuizQuestion;
  /** The id of the heading with the question. */
  headingId: string;
  answer: AnswerContent;
  isLocked: boolean;
  onAnswer: (answer: AnswerContent) => void;
}
