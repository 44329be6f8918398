import type { FastifyInstance } from 'fastify';
import {
  addChallengePostEndpoint,
  changeChallengePostEndpoint,
  deleteChallengePostEndpoint,
  getChallengePostsEndpoint,
  getChallengeRepliesEndpoint,
  reportChallengePostEndpoint,
  voteForChallengePostEndpoint,
} from '@sopaan/schemas/practice/challenge-post';
import { perAccount, type Limit } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import { reportText } from '../../moderation/report-text';
import {
  editPost,
  readPosts,
  readReplies,
  removePost,
  vote,
  writePost,
} from './discussions.service';
import { moderatedPosts } from './moderated-posts';
import { lockVisiblePost } from './stored-posts.repository';

const perHour = (name: string, count: number): readonly Limit[] => [
  { name, by: perAccount, count, seconds: 3_600 },
];
const newPosts = perHour('challenge posts', 20);
const changes = perHour('changes of challenge posts', 60);
const votes = perHour('votes for challenge posts', 200);
const reports = perHour('reports of challenge posts', 30);

export function challengeDiscussions(app: FastifyInstance): void {
  route(
    app,
    getChallengePostsEndpoint,
    ({ input: { challengeId, order = 'newest', ...page }, user, database }) =>
      readPosts(database, { challengeId, order, viewerId: user?.id ?? null }, page),
  );

  route(app, getChallengeRepliesEndpoint, ({ input: { postId, ...page }, user, database }) =>
    readReplies(database, { postId, viewerId: user?.id ?? null }, page),
  );

  route(
    app,
    addChallengePostEndpoint,
    ({ input, user, database }) => writePost(database, { ...input, userId: user.id }),
    { limits: newPosts },
  );

  route(
    app,
    changeChallengePostEndpoint,
    ({ input: { postId, ...content }, user, database }) =>
      editPost(database, { postId, userId: user.id }, content),
    { limits: changes },
  );

  route(
    app,
    deleteChallengePostEndpoint,
    async ({ input: { postId }, user, database }) => {
      await removePost(database, { postId, userId: user.id });
      return { deleted: true };
    },
    { limits: changes },
  );

  route(
    app,
    voteForChallengePostEndpoint,
    ({ input: { postId, voted }, user, database }) =>
      vote(database, { postId, userId: user.id }, voted),
    { limits: votes },
  );

  route(
    app,
    reportChallengePostEndpoint,
    async ({ input: { postId }, user, database }) => {
      await reportText(database, {
        id: postId,
        userId: user.id,
        table: moderatedPosts,
        lockVisible: lockVisiblePost,
        noun: 'post',
      });
      return { reported: true };
    },
    { limits: reports },
  );
}
