import type { ChallengeGuide, Editorial } from '@sopaan/schemas/practice/challenge-guide';
import type { Database, Queryable } from '../../../database/database';
import { markdownToHtml } from '../../../html/markdown';
import { ApiError } from '../../../http/api-error';
import { lockAccountForShare, lockUser } from '../../accounts/users/users.repository';
import { assertDayUnlocked } from '../hundred-days/hundred-days.service';
import type { ProgressKey } from '../progress/progress.repository';
import { editorialState, toGuide, type GuideRow } from './guide-record';
import {
  findEditorial,
  findGuide,
  isBeingJudged,
  storeGivenUp,
  storeOpenedHint,
} from './guides.repository';

export async function readGuide(database: Queryable, key: ProgressKey): Promise<ChallengeGuide> {
  return toGuide(await requireGuide(database, key));
}

/** Idempotent: an opened hint can be opened again. */
export function openHint(
  database: Database,
  key: ProgressKey,
  hintNumber: number,
): Promise<ChallengeGuide> {
  return database.transaction(async (transaction) => {
    await lockAccountForShare(transaction, key.userId);
    const guide = await requireGuide(transaction, key);
    if (hintNumber > (guide.hint_count ?? 0)) throw new ApiError('NOT_FOUND');
    if (hintNumber > (guide.opened_hints?.length ?? 0) + 1) {
      throw new ApiError('CONFLICT', { message: 'Open the hints one after the other.' });
    }
    await storeOpenedHint(transaction, key, hintNumber);
    return readGuide(transaction, key);
  });
}

/**
 * Opens the editorial of a challenge that is not solved. Idempotent. The lock orders this with new submissions and verdicts of the member:
 * whatever is judged later was submitted later, and `recordVerdict` gives nothing for it.
 */
export function giveUpChallenge(database: Database, key: ProgressKey): Promise<ChallengeGuide> {
  return database.transaction(async (transaction) => {
    await lockUser(transaction, key.userId);
    const guide = await requireGuide(transaction, key);
    const state = editorialState(guide);
    if (state === 'none') throw new ApiError('NOT_FOUND');
    if (state === 'today') {
      throw new ApiError('FORBIDDEN', { message: 'This editorial opens when the day is over.' });
    }
    if (state === 'open') return toGuide(guide);
    if (await isBeingJudged(transaction, key)) {
      throw new ApiError('CONFLICT', {
        message: 'Your solution is still being judged. Wait for its verdict first.',
      });
    }
    await storeGivenUp(transaction, key);
    return readGuide(transaction, key);
  });
}

export async function readEditorial(database: Queryable, key: ProgressKey): Promise<Editorial> {
  const state = editorialState(await requireGuide(database, key));
  const stored = state === 'none' ? undefined : await findEditorial(database, key.challengeId);
  if (!stored) throw new ApiError('NOT_FOUND');
  if (state !== 'open') {
    throw new ApiError('FORBIDDEN', {
      message: 'The editorial opens when you have solved the challenge.',
    });
  }
  return {
    html: markdownToHtml(stored.editorial),
    solution: { language: 'python', code: stored.solution },
  };
}

async function requireGuide(database: Queryable, key: ProgressKey): Promise<GuideRow> {
  const guide = await findGuide(database, key);
  if (!guide) throw new ApiError('NOT_FOUND');
  await assertDayUnlocked(database, { day: guide.day, userId: key.userId });
  return guide;
}
