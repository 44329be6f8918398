export interface ChallengeSource {
  title: string;
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';
  topics: readonly string[];
  /** Paragraphs. */
  statement: readonly string[];
  inputFormat: string;
  outputFormat: string;
  constraints: readonly string[];
  examples: readonly { input: string; explanation: string }[];
  hiddenInputs: readonly string[];
  /** The reference solution: every expected output is what it answers. */
  solve: (input: string) => string;
}
