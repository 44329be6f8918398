/** An item of the reasoning test. Its texts alone, with those of its pictures, are enough to solve it. */
export interface ReasoningItem {
  format: 'text' | 'markup';
  question: string;
  correct: string;
  wrong: readonly string[];
  explanation: string;
}

/** From easy to hard, as set by the author. Measured difficulties replace them once there are enough results. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
