import type { FastifyInstance } from 'fastify';
import {
  changePublicProfileEndpoint,
  changeUsernameEndpoint,
  getPublicProfileEndpoint,
  getPublicSettingsEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import { ApiError } from '../../http/api-error';
import { perAccount, perAddress, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import {
  changeSettings,
  changeUsername,
  findPublicProfile,
  readSettings,
} from './public-profiles.service';

/** Enough for a hostel that shares an IP address, too little for a program that tries names. */
const readLimits: readonly Limit[] = [
  { name: 'public profiles', by: perAddress, count: 300, seconds: 60 },
];
const changeLimits: readonly Limit[] = [
  { name: 'public profile', by: perAccount, count: 120, seconds: 3_600 },
];
/** Limited because each attempt reveals whether a username is taken. */
const usernameLimits: readonly Limit[] = [
  { name: 'username', by: perAccount, count: 30, seconds: 3_600 },
];

/** Public pages of members, and their owners' choices. */
export function publicProfiles(app: FastifyInstance): void {
  route(
    app,
    getPublicProfileEndpoint,
    async ({ input, database }) => {
      const profile = await findPublicProfile(database, input.username);
      if (!profile) throw new ApiError('NOT_FOUND');
      return profile;
    },
    { limits: readLimits },
  );

  route(app, getPublicSettingsEndpoint, ({ user, database }) => readSettings(database, user.id));

  route(
    app,
    changePublicProfileEndpoint,
    ({ input, user, database }) => changeSettings(database, user.id, input),
    { limits: changeLimits },
  );

  route(
    app,
    changeUsernameEndpoint,
    ({ input, user, database }) => changeUsername(database, user.id, input.username),
    { limits: usernameLimits },
  );
}
