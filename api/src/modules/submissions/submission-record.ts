import {
  failedTestSchema,
  submissionListItemSchema,
  submissionSchema,
  type Submission,
  type SubmissionListItem,
} from '@sopaan/schemas/submission';
import { date } from 'yup';

const createdAt = date().required();
const listRowSchema = submissionListItemSchema.shape({ createdAt });
const rowSchema = submissionSchema.shape({
  createdAt,
  failedTest: failedTestSchema.nullable().defined(),
});

/** Columns of `submissions`, as `listRowSchema` reads them. */
export const LIST_COLUMNS = `
  submissions.id, challenge_id as "challengeId", language, status, verdict, passed_tests as "passedTests",
  test_count as "testCount", time_ms as "timeMs", memory_kb as "memoryKb", created_at as "createdAt"`;

/** All columns that `rowSchema` reads, except for the queue position. */
export const COLUMNS = `${LIST_COLUMNS},
  code, language_version as "languageVersion", failed_test as "failedTest",
  compile_output as "compileOutput"`;

export function parseListItem(row: unknown): SubmissionListItem {
  const { createdAt: at, ...item } = listRowSchema.validateSync(row, { stripUnknown: true });
  return { ...item, createdAt: at.toISOString() };
}

export function parseSubmission(row: unknown): Submission {
  const { createdAt: at, ...submission } = rowSchema.validateSync(row, { stripUnknown: true });
  return { ...submission, createdAt: at.toISOString() };
}
