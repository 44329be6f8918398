import type { FastifyInstance } from 'fastify';
import {
  followEndpoint,
  getFollowEndpoint,
  unfollowEndpoint,
} from '@sopaan/schemas/institutes/follow';
import { getFollowedInstitutesEndpoint } from '@sopaan/schemas/institutes/followed-institutes';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findFollowedPage } from './follows.repository';
import { readFollow, setFollow } from './follows.service';

const limits: readonly Limit[] = [{ name: 'follows', by: perAccount, count: 300, seconds: 3_600 }];

export function follows(app: FastifyInstance): void {
  route(app, getFollowedInstitutesEndpoint, ({ input, user, database }) =>
    findFollowedPage(database, user.id, input),
  );

  route(app, getFollowEndpoint, ({ input, user, database }) =>
    readFollow(database, { userId: user.id, instituteId: input.id }),
  );

  for (const [endpoint, isFollowing] of [
    [followEndpoint, true],
    [unfollowEndpoint, false],
  ] as const) {
    route(
      app,
      endpoint,
      ({ input, user, database }) =>
        setFollow(database, { userId: user.id, instituteId: input.id }, isFollowing),
      { limits },
    );
  }
}
