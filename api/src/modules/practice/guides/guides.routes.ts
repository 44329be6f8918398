import type { FastifyInstance } from 'fastify';
import {
  getChallengeGuideEndpoint,
  getEditorialEndpoint,
  giveUpChallengeEndpoint,
  openHintEndpoint,
} from '@sopaan/schemas/practice/challenge-guide';
import { route } from '../../../routes/route';
import { giveUpChallenge, openHint, readEditorial, readGuide } from './guides.service';

export function challengeGuides(app: FastifyInstance): void {
  route(app, getChallengeGuideEndpoint, ({ input, user, database }) =>
    readGuide(database, { ...input, userId: user.id }),
  );

  route(app, openHintEndpoint, ({ input: { challengeId, hintNumber }, user, database }) =>
    openHint(database, { challengeId, userId: user.id }, hintNumber),
  );

  route(app, giveUpChallengeEndpoint, ({ input, user, database }) =>
    giveUpChallenge(database, { ...input, userId: user.id }),
  );

  route(app, getEditorialEndpoint, ({ input, user, database }) =>
    readEditorial(database, { ...input, userId: user.id }),
  );
}
