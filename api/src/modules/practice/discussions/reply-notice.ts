import { paths } from '@sopaan/contract/paths';
import type { Queryable } from '../../../database/database';
import { addNotice } from '../../notices/notices.repository';
import { findChallengeSummary } from '../challenges.repository';
import type { LockedPost } from './stored-posts.repository';

/** Tells the author of a post of a reply. The notice does not contain its text, which may be a solution. */
export async function addReplyNotice(
  transaction: Queryable,
  parent: LockedPost,
  reply: { postId: string; userId: string; name: string },
): Promise<void> {
  if (parent.user_id === null || parent.user_id === reply.userId) return;
  const challenge = await findChallengeSummary(transaction, parent.challenge_id);
  if (!challenge) return;
  await addNotice(transaction, {
    userId: parent.user_id,
    kind: 'reply',
    title: `${reply.name} has replied to you`,
    body: `In the discussion of ${challenge.title}.`,
    path: `${paths.challenge(challenge.type, challenge.title, challenge.id)}?part=discussion`,
    onceKey: `reply:${reply.postId}`,
  });
}
