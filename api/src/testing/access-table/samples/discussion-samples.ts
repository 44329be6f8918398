import { randomUUID } from 'node:crypto';
import { addStoredPost } from '../../../modules/practice/testing/discussion';
import type { Samples, World } from './sample';

const content = { text: 'Sort first.', isSpoiler: true };

const ownPost = async ({ api, owner }: World) => ({
  postId: await addStoredPost(api.database, { challenge_id: 'c1', user_id: owner.userId }),
});

/** Members vote for posts of others and report them. */
const othersPost = async ({ api }: World) => {
  const { userId } = await api.signUp();
  return { postId: await addStoredPost(api.database, { challenge_id: 'c1', user_id: userId }) };
};

export const discussionSamples: Samples = {
  'GET /api/practice/challenges/:challengeId/posts': { input: () => ({ challengeId: 'c1' }) },
  'POST /api/practice/challenges/:challengeId/posts': {
    input: () => ({ challengeId: 'c1', postId: randomUUID(), ...content }),
  },
  'GET /api/practice/posts/:postId/replies': { input: othersPost },
  'PUT /api/practice/posts/:postId': {
    input: async (world) => ({ ...(await ownPost(world)), ...content }),
    strangerStatus: 404,
  },
  'DELETE /api/practice/posts/:postId': { input: ownPost, strangerStatus: 404 },
  'PUT /api/practice/posts/:postId/vote': {
    input: async (world) => ({ ...(await othersPost(world)), voted: true }),
  },
  'POST /api/practice/posts/:postId/report': { input: othersPost },
};
