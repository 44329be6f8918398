import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

/** Stores a row in each table about achievements and notices. */
export async function addStoredAchievements(
  database: Queryable,
  { userId, followedId, text }: { userId: string; followedId: string; text: string },
): Promise<void> {
  const owner = { user_id: userId };
  await insertRow(database, 'coin_entries', {
    ...owner,
    reason: 'challenge',
    subject: 'c1',
    coins: 10,
  });
  await insertRow(database, 'streak_freezes', {
    ...owner,
    id: randomUUID(),
    bought_on: '2026-11-01',
  });
  await insertRow(database, 'member_follows', { follower_id: userId, followed_id: followedId });
  await insertRow(database, 'notices', {
    ...owner,
    id: randomUUID(),
    kind: 'team',
    title: `A team of ${text}`,
    path: '/competition',
  });
}
