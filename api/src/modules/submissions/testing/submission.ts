import { randomUUID } from 'node:crypto';
import { getSubmissionEndpoint, type Submission } from '@sopaan/schemas/practice/submission';
import { string } from 'yup';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';
import type { TestApp } from '../../../testing/test-app';

interface StoredSubmission {
  userId: string;
  challengeId: string;
  /** How long ago it was created. */
  secondsAgo?: number;
}

/** Stores a queued submission in Python; `row` overrides the defaults. */
export async function addSubmission(
  database: Queryable,
  { userId, challengeId, secondsAgo = 0 }: StoredSubmission,
  row: Readonly<Record<string, unknown>> = {},
): Promise<string> {
  const id = string().default(randomUUID()).validateSync(row.id);
  await insertRow(database, 'submissions', {
    user_id: userId,
    challenge_id: challengeId,
    request_id: randomUUID(),
    language: 'python',
    code: 'print(1)',
    test_count: 2,
    created_at: new Date(Date.now() - secondsAgo * 1_000),
    ...row,
    id,
  });
  return id;
}

/** Ends a lease, or the delay before the next attempt. */
export async function expireLease(database: Queryable, id: string): Promise<void> {
  await database.query(
    `update submissions set lease_until = now() - interval '1 second' where id = $1`,
    [id],
  );
}

export function getSubmission(api: TestApp, id: string, token: string): Promise<Submission> {
  return api.call(getSubmissionEndpoint, { id }, token);
}
