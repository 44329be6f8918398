import { randomUUID } from 'node:crypto';
import { addPost, addStoredComment } from '../../../modules/blog/testing/post';
import type { TestApp } from '../../test-app';
import type { Sample, Samples, World } from './sample';

const POST = 'post-of-samples';

/** Adds the data that the samples of this file use. */
export async function addSamplePost({ database }: TestApp): Promise<void> {
  await addPost(database, { id: POST });
}

const post: Sample = { input: () => ({ postId: POST }) };

async function addComment({ database }: TestApp, userId: string) {
  const comment = { post_id: POST, user_id: userId, body: 'Thank you.' };
  return { commentId: await addStoredComment(database, comment) };
}

const ownComment = ({ api, owner }: World) => addComment(api, owner.userId);

export const blogSamples: Samples = {
  'GET /api/blog/posts': {},
  'GET /api/blog/posts/:postId': post,
  'GET /api/blog/overview': {},
  'GET /api/blog/feed.xml': {},
  'GET /api/blog/atom.xml': {},
  'GET /api/blog/posts/:postId/comments': post,
  'POST /api/blog/posts/:postId/comments': {
    input: () => ({ postId: POST, commentId: randomUUID(), text: 'Clear from the start.' }),
  },
  'PUT /api/blog/comments/:commentId': {
    input: async (world) => ({ ...(await ownComment(world)), text: 'Changed.' }),
    strangerStatus: 404,
  },
  'DELETE /api/blog/comments/:commentId': { input: ownComment, strangerStatus: 404 },
  'POST /api/blog/comments/:commentId/report': {
    // Members report comments of others.
    async input({ api }) {
      return addComment(api, (await api.signUp()).userId);
    },
  },
};
