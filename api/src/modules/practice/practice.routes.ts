import type { FastifyInstance } from 'fastify';
import {
  getChallengeEndpoint,
  getChallengesEndpoint,
  getDayChallengeEndpoint,
} from '@sopaan/schemas/challenge';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice-item';
import type { ChallengeType } from '@sopaan/schemas/practice-options';
import { ApiError } from '../../plugins/api-error';
import type { Queryable } from '../../plugins/database';
import { route } from '../../plugins/route';
import { searchList } from '../../search/search-list';
import { searchChallenges } from './challenge-list';
import { findChallenge } from './challenges.repository';
import { conquest } from './conquest/conquest.routes';
import { assertDayUnlocked } from './hundred-days/assert-day-unlocked';
import { hundredDays } from './hundred-days/hundred-days.routes';
import { practiceList } from './practice-list';

export function practice(app: FastifyInstance): void {
  conquest(app);
  hundredDays(app);

  route(app, searchPracticeEndpoint, ({ input, database }) =>
    searchList(database, practiceList, input),
  );

  route(app, getChallengesEndpoint, ({ input, user, database }) =>
    searchChallenges(database, input, user?.id ?? null),
  );

  route(
    app,
    getChallengeEndpoint,
    ({ input, user, database }) =>
      readChallenge(database, { id: input.id, type: input.challange_type, userId: user.id }),
    { scope: 'shared' },
  );

  route(
    app,
    getDayChallengeEndpoint,
    ({ input, user, database }) =>
      readChallenge(database, { id: input.days_id, type: input.challange_type, userId: user.id }),
    { scope: 'shared' },
  );
}

async function readChallenge(
  database: Queryable,
  key: { id: string; type: ChallengeType; userId: string },
) {
  const challenge = await findChallenge(database, key);
  if (!challenge) throw new ApiError('NOT_FOUND');
  await assertDayUnlocked(database, { day: challenge.day, userId: key.userId });
  return challenge;
}
