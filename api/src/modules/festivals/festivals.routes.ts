import type { FastifyInstance } from 'fastify';
import {
  getFestivalLeaderboardEndpoint,
  getFestivalEndpoint,
  getFestivalEntriesEndpoint,
  getFestivalRegistrationEndpoint,
  getFestivalsEndpoint,
  registerForFestivalEndpoint,
  withdrawFromFestivalEndpoint,
} from '@sopaan/schemas/festivals/festival';
import type { Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { toLeaderboard } from './leaderboard.repository';
import { findEntries } from './entries.repository';
import { findCurrentFestivals, findFestival, hasFestival } from './festivals.repository';
import { createRankingCache } from './ranking-cache';
import { readRegistration, register, withdraw } from './festivals.service';

const limits: readonly Limit[] = [
  { name: 'festival-registrations', by: perAccount, count: 60, seconds: 3_600 },
];

/** Quizzing festivals: the festival, its entries, its leaderboard, and registration. */
export function festivals(app: FastifyInstance): void {
  const readRanking = createRankingCache(app.database);

  route(app, getFestivalsEndpoint, async ({ database }) => ({
    items: await findCurrentFestivals(database),
  }));

  route(app, getFestivalEndpoint, async ({ input, database }) => {
    const festival = await findFestival(database, input.id);
    if (!festival) throw new ApiError('NOT_FOUND');
    return festival;
  });

  route(app, getFestivalEntriesEndpoint, async ({ input, database }) => {
    await requireFestival(database, input.id);
    return findEntries(database, { festivalId: input.id, page: input.page ?? 1 });
  });

  route(app, getFestivalLeaderboardEndpoint, async ({ input, user, database }) => {
    await requireFestival(database, input.id);
    return toLeaderboard(await readRanking(input.id), user?.id);
  });

  route(app, getFestivalRegistrationEndpoint, ({ input, user, database }) =>
    readRegistration(database, { festivalId: input.id, userId: user.id }),
  );

  route(
    app,
    registerForFestivalEndpoint,
    ({ input, user, database }) =>
      register(database, {
        festivalId: input.id,
        userId: user.id,
        showsCity: input.showsCity,
      }),
    { limits },
  );

  route(
    app,
    withdrawFromFestivalEndpoint,
    ({ input, user, database }) => withdraw(database, { festivalId: input.id, userId: user.id }),
    { limits },
  );
}

async function requireFestival(database: Queryable, id: string): Promise<void> {
  if (!(await hasFestival(database, id))) throw new ApiError('NOT_FOUND');
}
