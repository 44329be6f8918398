import type { QuizAnswer } from '@sopaan/schemas/quizzes/quiz-attempt';
import { drawnQuestionsSchema, type DrawnQuestions } from './attempt-questions';

export interface AttemptRow {
  id: string;
  quiz_id: string;
  started_at: Date;
  deadline: Date;
  submitted_at: Date | null;
  score: number | null;
  /** The deadline plus the grace period for answers still in transit. */
  closes_at: Date;
  questions: unknown;
  server_now: Date;
  is_expired: boolean;
}

export interface Attempt extends AttemptRow {
  /** Null for an attempt from before questions were drawn. */
  questions: DrawnQuestions | null;
}

export interface AnswerRow {
  question_id: string;
  option_index: number;
}

export function toAttempt(row: AttemptRow): Attempt {
  return { ...row, questions: drawnQuestionsSchema.nullable().validateSync(row.questions) ?? null };
}

export function toAnswer(row: AnswerRow): QuizAnswer {
  return { questionId: row.question_id, optionIndex: row.option_index };
}
