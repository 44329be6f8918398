import {
  failedTestSchema,
  MIN_COMPARED_SOLUTIONS,
  type Submission,
  type SubmissionComparison,
  type SubmissionListItem,
} from '@sopaan/schemas/practice/submission';

export interface SubmissionListRow {
  id: string;
  challenge_id: string;
  language: string;
  status: string;
  verdict: string | null;
  passed_tests: number;
  test_count: number;
  time_ms: number | null;
  memory_kb: number | null;
  created_at: Date;
}

export interface SubmissionRow extends SubmissionListRow {
  code: string;
  language_version: string;
  failed_test: unknown;
  compile_output: string;
  /** In the queue; null when it is not queued. */
  position: number | null;
  points_earned: number;
  /** Accepted solutions of others in the same language; null unless this one is accepted. */
  compared_count: number | null;
  slower_count: number | null;
  larger_count: number | null;
}

/** The columns of `SubmissionListRow`. */
export const LIST_COLUMNS = `
  submissions.id, challenge_id, language, status, verdict, passed_tests, test_count, time_ms, memory_kb, created_at`;

/** The stored columns of `SubmissionRow`. */
export const COLUMNS = `${LIST_COLUMNS},
  code, language_version, failed_test, compile_output`;

export function toSubmissionListItem(row: SubmissionListRow): SubmissionListItem {
  return {
    id: row.id,
    challengeId: row.challenge_id,
    language: row.language,
    status: row.status,
    verdict: row.verdict,
    passedTests: row.passed_tests,
    testCount: row.test_count,
    timeMs: row.time_ms,
    memoryKb: row.memory_kb,
    createdAt: row.created_at.toISOString(),
  };
}

export function toSubmission(row: SubmissionRow): Submission {
  return {
    ...toSubmissionListItem(row),
    code: row.code,
    languageVersion: row.language_version,
    position: row.position,
    failedTest: failedTestSchema.nullable().defined().validateSync(row.failed_test),
    compileOutput: row.compile_output,
    pointsEarned: row.points_earned,
    comparison: toComparison(row),
  };
}

function toComparison(row: SubmissionRow): SubmissionComparison | null {
  const { compared_count: count, slower_count: slower, larger_count: larger } = row;
  if (count === null || count < MIN_COMPARED_SOLUTIONS) return null;
  const percent = (part: number | null) => Math.round((100 * (part ?? 0)) / count);
  return { solutionCount: count, slowerPercent: percent(slower), largerPercent: percent(larger) };
}
