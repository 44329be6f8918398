import type { FastifyInstance } from 'fastify';
import {
  getChallengeEndpoint,
  getChallengesEndpoint,
  getDayChallengeEndpoint,
} from '@sopaan/schemas/challenge';
import type { ChallengeType } from '@sopaan/schemas/practice-options';
import { ApiError } from '../../plugins/api-error';
import type { Queryable } from '../../plugins/database';
import { route } from '../../plugins/route';
import { findChallenge, findChallenges } from './challenges.repository';

export function practice(app: FastifyInstance): void {
  route(app, getChallengesEndpoint, ({ input, user, database }) =>
    findChallenges(database, input, user?.id ?? null),
  );

  route(
    app,
    getChallengeEndpoint,
    ({ input, user, database }) =>
      challengeOf(database, { id: input.id, type: input.challange_type, userId: user.id }),
    { scope: 'shared' },
  );

  route(
    app,
    getDayChallengeEndpoint,
    ({ input, user, database }) =>
      challengeOf(database, { id: input.days_id, type: input.challange_type, userId: user.id }),
    { scope: 'shared' },
  );
}

async function challengeOf(
  database: Queryable,
  wanted: { id: string; type: ChallengeType; userId: string },
) {
  const challenge = await findChallenge(database, wanted);
  if (!challenge) throw new ApiError('NOT_FOUND');
  return challenge;
}
