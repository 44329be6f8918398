import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores a row in each table about practice; the challenge must exist. */
export async function addStoredPractice(
  database: Queryable,
  { challengeId, userId, code }: { challengeId: string; userId: string; code: string },
): Promise<void> {
  const owner = { user_id: userId };
  const progress = { ...owner, challenge_id: challengeId, status: 'solved', solved_at: new Date() };
  await insertRow(database, 'challenge_progress', progress);
  await database.query('update challenges set solved_count = solved_count + 1 where id = $1', [
    challengeId,
  ]);
  await insertRow(database, 'challenge_guide_uses', {
    ...owner,
    challenge_id: challengeId,
    opened_hints: 2,
    gave_up_at: new Date(),
  });
  const score = { ...owner, round: 0, points: 10, solved_count: 1, reached_at: new Date() };
  await insertRow(database, 'conquest_scores', score);
  await insertRow(database, 'hundred_days_runs', { ...owner, started_on: '2026-11-01' });
  const day = { ...owner, day: 1, solved_on: '2026-11-01', caught_up: false };
  await insertRow(database, 'hundred_days_solves', day);
  await insertRow(database, 'submissions', {
    ...owner,
    id: randomUUID(),
    challenge_id: challengeId,
    request_id: randomUUID(),
    language: 'python',
    code,
    test_count: 2,
  });
}

/** The parts of an export with these rows. */
export const exportedPractice = (code: string, time: unknown) => ({
  challenges: [
    {
      challenge: 'Pair with sum',
      status: 'solved',
      tries: 0,
      solvedAt: time,
      updatedAt: time,
    },
  ],
  challengeHints: [{ challenge: 'Pair with sum', openedHints: 2, gaveUpAt: time }],
  submissions: [
    {
      challenge: 'Pair with sum',
      language: 'python',
      code,
      verdict: null,
      passedTests: 0,
      testCount: 2,
      handedInAt: time,
      judgedAt: null,
    },
  ],
  conquestScores: [{ round: 0, points: 10, solvedCount: 1, reachedAt: time }],
  hundredDays: [
    {
      startedOn: '2026-11-01',
      days: [{ day: 1, solvedOn: '2026-11-01', caughtUp: false }],
    },
  ],
});
