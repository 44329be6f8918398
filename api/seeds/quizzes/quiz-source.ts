/** The correct answer comes first. Options are shuffled when the quiz is seeded. */
type ChoiceSource = readonly [
  question: string,
  correct: string,
  wrong1: string,
  wrong2: string,
  wrong3: string,
];

/** A question of any kind, with its explanation. `text` is plain; `markup` has code, formulas and pictures. */
export type DetailedSource = {
  question: string;
  format: 'text' | 'markup';
  explanation: string;
} & (
  | { kind: 'choice'; correct: string; wrong: readonly string[] }
  | { kind: 'choices'; correct: readonly string[]; wrong: readonly string[] }
  | { kind: 'number'; correct: number; tolerance: number; unit: string }
  /** All options, in the correct order. */
  | { kind: 'ordering'; correct: readonly string[] }
);

export interface QuizSource {
  title: string;
  type: 'quiz' | 'test_series' | 'exam_prep' | 'mocktest';
  topic: string;
  /** The name of a sample institute that teaches the topic. */
  institute: string;
  level: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';
  exams: readonly string[];
  description: string;
  questions: readonly ChoiceSource[];
  /** Stored after `questions`. */
  detailedQuestions?: readonly DetailedSource[];
}
