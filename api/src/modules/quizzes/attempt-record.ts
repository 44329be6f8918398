import { drawnQuestionsSchema, type DrawnQuestions } from './attempt-questions';
import type { StoredAnswer } from './stored-answer';

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
  option_index: number | null;
  option_indexes: number[] | null;
  value: number | null;
  is_correct: boolean;
  saved_at: Date | null;
}

/** A saved answer, scored. */
export interface AttemptAnswer extends StoredAnswer {
  isCorrect: boolean;
  /** Null for answers that were saved before times were stored. */
  savedAt: Date | null;
}

export function toAttempt(row: AttemptRow): Attempt {
  return { ...row, questions: drawnQuestionsSchema.nullable().validateSync(row.questions) ?? null };
}

export function toAnswer(row: AnswerRow): AttemptAnswer {
  return {
    optionIndex: row.option_index,
    optionIndexes: row.option_indexes,
    value: row.value,
    isCorrect: row.is_correct,
    savedAt: row.saved_at,
  };
}
