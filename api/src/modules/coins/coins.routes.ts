import type { FastifyInstance } from 'fastify';
import { getCoinHistoryEndpoint, getCoinRulesEndpoint } from '@sopaan/schemas/stats/coins';
import { route } from '../../routes/route';
import { coinRules } from './coin-rules';
import { findHistory } from './coins.repository';

export function coins(app: FastifyInstance): void {
  route(app, getCoinRulesEndpoint, () => coinRules());

  route(app, getCoinHistoryEndpoint, ({ input, user, database }) =>
    findHistory(database, user.id, input),
  );
}
