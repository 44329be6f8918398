import type { Submission } from '@sopaan/schemas/submission';
import { ApiError } from '../../plugins/api-error';
import type { Database } from '../../plugins/database';
import type { CodeRunner } from '../../runner/runner';
import { lockUser } from '../accounts/users/users.repository';
import { assertUnlocked } from '../practice/hundred-days/assert-day-unlocked';
import {
  countWaiting,
  findChallengeDay,
  findSubmission,
  storeSubmission,
  type NewSubmission,
} from './submissions.repository';

/** So many of one person wait or are judged at once. */
const MOST_WAITING = 3;
const RETRY_SECONDS = 5;

/** The first press hands in; every further one of the same request gives what there is. */
export async function handIn(
  { database, runner }: { database: Database; runner: CodeRunner },
  wanted: NewSubmission,
): Promise<Submission> {
  const known = await findSubmission(database, wanted);
  if (known) return sameRequest(known, wanted);
  await assertRuntime(runner, wanted);
  return database.transaction(async (transaction) => {
    const { userId } = wanted;
    await lockUser(transaction, userId);
    const present = await findSubmission(transaction, wanted);
    if (present) return sameRequest(present, wanted);
    const challenge = await findChallengeDay(transaction, wanted.challengeId);
    if (!challenge) throw new ApiError('NOT_FOUND');
    await assertUnlocked(transaction, { day: challenge.day, userId });
    if ((await countWaiting(transaction, userId)) >= MOST_WAITING) {
      throw new ApiError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
    }
    await storeSubmission(transaction, wanted);
    const stored = await findSubmission(transaction, wanted);
    if (!stored) throw new Error('the submission was not returned');
    return stored;
  });
}

function sameRequest(known: Submission, wanted: NewSubmission): Submission {
  const isSame =
    known.challengeId === wanted.challengeId &&
    known.language === wanted.language &&
    known.code === wanted.code;
  if (!isSame) throw new ApiError('CONFLICT');
  return known;
}

async function assertRuntime(runner: CodeRunner, { language }: NewSubmission): Promise<void> {
  const runtimes = await runner.runtimes();
  if (!runtimes.some(({ available }) => available)) throw new ApiError('UNAVAILABLE');
  const runtime = runtimes.find((candidate) => candidate.language === language);
  if (runtime?.available) return;
  const fields = { language: runtime?.reason || `${language} is not installed on this server.` };
  throw new ApiError('VALIDATION_FAILED', { fields });
}
