import type { FastifyInstance } from 'fastify';
import {
  getQuizFiguresEndpoint,
  getQuizRankingEndpoint,
  MIN_RANKED_PEOPLE,
} from '@sopaan/schemas/quizzes/quiz-ranking';
import { ApiError } from '../../../http/api-error';
import { perAccount, perAddress, type Limit } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import { findFirstResult, findRankedQuiz } from './ranking.repository';

/** The limits are low because both queries read all attempts at the quiz. */
const figureLimits: readonly Limit[] = [
  { name: 'quiz-figures', by: perAddress, count: 300, seconds: 60 },
];
const rankingLimits: readonly Limit[] = [
  { name: 'quiz-ranking', by: perAccount, count: 60, seconds: 60 },
];

export function quizRanking(app: FastifyInstance): void {
  route(
    app,
    getQuizFiguresEndpoint,
    async ({ input: { quizId }, database, reply }) => {
      const quiz = await findRankedQuiz(database, quizId);
      if (!quiz) throw new ApiError('NOT_FOUND');
      reply.header('cache-control', 'public, max-age=60');
      return quiz;
    },
    { limits: figureLimits },
  );

  route(
    app,
    getQuizRankingEndpoint,
    async ({ input: { quizId }, user, database }) => {
      const quiz = await findRankedQuiz(database, quizId);
      if (!quiz) throw new ApiError('NOT_FOUND');
      const { people } = quiz;
      const first = await findFirstResult(database, quizId, user.id);
      if (!first) return { people, first: null, percentile: null };
      const { score, total, below } = first;
      const isComparable = people >= MIN_RANKED_PEOPLE;
      const percentile = isComparable ? Math.floor((100 * below) / (people - 1)) : null;
      return { people, first: { score, total }, percentile };
    },
    { limits: rankingLimits },
  );
}
