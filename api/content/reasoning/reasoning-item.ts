/** An item of the reasoning test. Its texts alone, with those of its pictures, are enough to solve it. */
export interface ReasoningItem {
  format: 'text' | 'markup';
  question: string;
  correct: string;
  wrong: readonly string[];
  explanation: string;
}

/** From easy to hard, by the author. Measured results replace it once there are enough. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];
