import type {
  PRACTICE_MODES,
  PRACTICE_TYPES,
  PROJECT_TYPES,
  TEST_FORMATS,
} from '@sopaan/schemas/practice/practice-options';
import type { GeneratedTests } from './generated-tests';

export interface ChallengeSource {
  title: string;
  /** The task in one sentence for lists, where the statement has none that can stand alone. */
  summary?: string;
  difficulty: 'Beginner' | 'Intermediate' | 'Advanced' | 'Expert';
  topics: readonly string[];
  /** Values for the Practice filters, if they differ from those of a plain coding challenge. */
  practice?: {
    type: (typeof PRACTICE_TYPES)[number];
    projectType?: (typeof PROJECT_TYPES)[number];
    mode?: (typeof PRACTICE_MODES)[number];
    format?: (typeof TEST_FORMATS)[number];
  };
  /** The paragraphs of the statement. */
  statement: readonly string[];
  inputFormat: string;
  outputFormat: string;
  constraints: readonly string[];
  examples: readonly { input: string; explanation: string }[];
  /** Small hidden tests, written by hand. */
  hiddenInputs: readonly string[];
  tests: GeneratedTests;
  /** The reference solution, which computes all expected outputs, including those of the largest inputs. */
  solve: (input: string) => string;
}
