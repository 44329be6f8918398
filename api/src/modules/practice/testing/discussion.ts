import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';
import { insertRow } from '../../../testing/insert-row';

type Row = Readonly<Record<string, unknown>>;

/** Stores a post in a discussion and returns its id. */
export async function addStoredPost(
  database: Queryable,
  row: { challenge_id: string; user_id: string } & Row,
): Promise<string> {
  const id = randomUUID();
  await insertRow(database, 'challenge_posts', { id, body: 'A post.', is_spoiler: false, ...row });
  return id;
}

interface StoredDiscussion {
  userId: string;
  challengeId: string;
  /** A post of another member, for which the person votes and which the person reports. */
  othersPostId: string;
  text: string;
}

/** Stores a row in each table about discussions; the challenge and the other member's post must exist. */
export async function addStoredDiscussion(
  database: Queryable,
  { userId, challengeId, othersPostId, text }: StoredDiscussion,
): Promise<void> {
  await addStoredPost(database, { challenge_id: challengeId, user_id: userId, body: text });
  const about = { post_id: othersPostId, user_id: userId };
  await insertRow(database, 'challenge_post_votes', about);
  await database.query('update challenge_posts set vote_count = vote_count + 1 where id = $1', [
    othersPostId,
  ]);
  await insertRow(database, 'challenge_post_reports', about);
}

/** The parts of an export with these rows. */
export const exportedDiscussion = (text: string, time: unknown) => ({
  challengePosts: [
    {
      challenge: 'Pair with sum',
      text,
      containsSolution: false,
      isReply: false,
      hidden: false,
      writtenAt: time,
      changedAt: time,
    },
  ],
  challengePostVotes: [{ challenge: 'Pair with sum', votedAt: time }],
  challengePostReports: [{ challenge: 'Pair with sum', reportedAt: time }],
});
