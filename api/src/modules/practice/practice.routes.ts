import type { FastifyInstance } from 'fastify';
import {
  getChallengeEndpoint,
  getChallengesEndpoint,
  getDayChallengeEndpoint,
} from '@sopaan/schemas/practice/challenge';
import { searchPracticeEndpoint } from '@sopaan/schemas/practice/practice-item';
import { route } from '../../routes/route';
import { searchList } from '../../search/search-list';
import { readChallenge, searchChallenges } from './challenges.service';
import { conquest } from './conquest/conquest.routes';
import { challengeDiscussions } from './discussions/discussions.routes';
import { challengeGuides } from './guides/guides.routes';
import { hundredDays } from './hundred-days/hundred-days.routes';
import { practiceList } from './practice-list';

export function practice(app: FastifyInstance): void {
  conquest(app);
  hundredDays(app);
  challengeGuides(app);
  challengeDiscussions(app);

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
      readChallenge(database, {
        id: input.id,
        type: input.challange_type,
        userId: user?.id ?? null,
      }),
    { scope: 'shared' },
  );

  route(
    app,
    getDayChallengeEndpoint,
    ({ input, user, database }) =>
      readChallenge(database, {
        id: input.days_id,
        type: input.challange_type,
        userId: user?.id ?? null,
      }),
    { scope: 'shared' },
  );
}
