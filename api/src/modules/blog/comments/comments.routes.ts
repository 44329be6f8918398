import type { FastifyInstance } from 'fastify';
import {
  addPostCommentEndpoint,
  changePostCommentEndpoint,
  deletePostCommentEndpoint,
  getPostCommentsEndpoint,
  reportPostCommentEndpoint,
} from '@sopaan/schemas/blog/post-comment';
import { perAccount, type Limit } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import {
  editComment,
  readComments,
  removeComment,
  reportComment,
  writeComment,
} from './comments.service';

const perHour = (name: string, count: number): readonly Limit[] => [
  { name, by: perAccount, count, seconds: 3_600 },
];
const newComments = perHour('post comments', 10);
const changes = perHour('changes of post comments', 60);
const reports = perHour('reports of post comments', 30);

export function postComments(app: FastifyInstance): void {
  route(app, getPostCommentsEndpoint, ({ input, user, database }) =>
    readComments(database, { postId: input.postId, viewerId: user?.id ?? null }, input),
  );

  route(
    app,
    addPostCommentEndpoint,
    ({ input, user, database }) => writeComment(database, { ...input, userId: user.id }),
    { limits: newComments },
  );

  route(
    app,
    changePostCommentEndpoint,
    ({ input: { commentId, text }, user, database }) =>
      editComment(database, { commentId, userId: user.id }, text),
    { limits: changes },
  );

  route(
    app,
    deletePostCommentEndpoint,
    async ({ input: { commentId }, user, database }) => {
      await removeComment(database, { commentId, userId: user.id });
      return { deleted: true };
    },
    { limits: changes },
  );

  route(
    app,
    reportPostCommentEndpoint,
    async ({ input: { commentId }, user, database }) => {
      await reportComment(database, { commentId, userId: user.id });
      return { reported: true };
    },
    { limits: reports },
  );
}
