import type { Submission } from '@sopaan/schemas/practice/submission';
import { ApiError } from '../../http/api-error';
import type { Database } from '../../database/database';
import type { CodeRunner } from '../../runner/runner';
import { lockUser } from '../accounts/users/users.repository';
import { assertDayUnlocked } from '../practice/hundred-days/hundred-days.service';
import {
  countUnfinished,
  findChallengeDay,
  findSubmission,
  storeSubmission,
  type NewSubmission,
} from './submissions.repository';

/** Per user, queued or being judged. */
const MAX_UNFINISHED = 3;
const RETRY_SECONDS = 5;

/** Idempotent by request id: later calls return the existing submission. */
export async function createSubmission(
  { database, runner }: { database: Database; runner: CodeRunner },
  input: NewSubmission,
): Promise<Submission> {
  const existing = await findSubmission(database, input);
  if (existing) return assertSameRequest(existing, input);
  await assertRuntime(runner, input);
  return database.transaction(async (transaction) => {
    const { userId } = input;
    await lockUser(transaction, userId);
    const concurrent = await findSubmission(transaction, input);
    if (concurrent) return assertSameRequest(concurrent, input);
    const challenge = await findChallengeDay(transaction, input.challengeId);
    if (!challenge) throw new ApiError('NOT_FOUND');
    await assertDayUnlocked(transaction, { day: challenge.day, userId });
    if ((await countUnfinished(transaction, userId)) >= MAX_UNFINISHED) {
      throw new ApiError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
    }
    await storeSubmission(transaction, input);
    const submission = await findSubmission(transaction, input);
    if (!submission) throw new Error('the stored submission was not found');
    return submission;
  });
}

function assertSameRequest(existing: Submission, input: NewSubmission): Submission {
  const isSame =
    existing.challengeId === input.challengeId &&
    existing.language === input.language &&
    existing.code === input.code;
  if (!isSame) throw new ApiError('CONFLICT');
  return existing;
}

async function assertRuntime(runner: CodeRunner, { language }: NewSubmission): Promise<void> {
  const runtimes = await runner.runtimes();
  if (!runtimes.some(({ available }) => available)) throw new ApiError('UNAVAILABLE');
  const runtime = runtimes.find((candidate) => candidate.language === language);
  if (runtime?.available) return;
  const fields = { language: runtime?.reason || `${language} is not installed on this server.` };
  throw new ApiError('VALIDATION_FAILED', { fields });
}
