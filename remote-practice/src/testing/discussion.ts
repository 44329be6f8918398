import {
  addChallengePostEndpoint,
  getChallengePostsEndpoint,
  type ChallengePost,
} from '@sopaan/schemas/practice/challenge-post';
import type { FakeNetwork } from '@sopaan/testing/fake-network';

export function aPost(changes: Partial<ChallengePost> = {}): ChallengePost {
  return {
    postId: '6b0c8f5e-7a53-4a8f-9a53-000000000001',
    name: 'Bela S.',
    html: '<p>Can N be 0?</p>',
    text: null,
    isSpoiler: false,
    isDeleted: false,
    voteCount: 0,
    hasVoted: false,
    replyCount: 0,
    createdAt: '2026-11-21T10:00:00.000Z',
    updatedAt: '2026-11-21T10:00:00.000Z',
    isOwn: false,
    isHidden: false,
    isReported: false,
    ...changes,
  };
}

/** Adds a discussion to a fake API, which stores new posts. */
export function discussionServer(posts: ChallengePost[] = [], foldsSpoilers = true) {
  let items = posts;
  return (network: FakeNetwork) =>
    void network
      .on(getChallengePostsEndpoint, () => ({
        items,
        nextCursor: null,
        count: items.length,
        foldsSpoilers,
      }))
      .on(addChallengePostEndpoint, ({ postId, text, isSpoiler }) => {
        const post = aPost({ postId, text, isSpoiler, html: `<p>${text}</p>`, isOwn: true });
        items = [post, ...items];
        return post;
      });
}
