import type { FastifyInstance } from 'fastify';
import { getConquestEndpoint, getLeaderboardEndpoint } from '@sopaan/schemas/practice/conquest';
import { route } from '../../../routes/route';
import { findRounds } from './conquest.repository';
import { findLeaderboard } from './leaderboard.repository';

export function conquest(app: FastifyInstance): void {
  route(app, getConquestEndpoint, async ({ user, database }) => ({
    rounds: await findRounds(database, user?.id ?? null),
  }));

  route(app, getLeaderboardEndpoint, ({ input, user, database }) =>
    // Round 0 has the points of all rounds together.
    findLeaderboard(database, { round: 0, ...input }, user?.id ?? null),
  );
}
