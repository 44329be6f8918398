import type { QuestionKind } from '@sopaan/schemas/quizzes/quiz';

export interface QuestionRow {
  id: string;
  kind: QuestionKind;
  format: 'text' | 'markup';
  question: string;
  /** Empty for numbers. */
  options: string[];
  /** Index of the correct option of a `choice`, otherwise null. */
  correct_index: number | null;
  /** Indexes of the correct options of `choices`, and of all options of an `ordering` in the correct order; otherwise null. */
  correct_indexes: number[] | null;
  /** The correct number, otherwise null. */
  correct_value: number | null;
  tolerance: number;
  unit: string;
  explanation: string;
  /** Attempts draw equally many questions of each topic; empty if the quiz has no topics. */
  topic: string;
  /** From 1, easy, to 3, hard. Measured once enough members have answered the question; until then as the author set it. */
  difficulty: number;
}
