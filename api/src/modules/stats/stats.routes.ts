import type { FastifyInstance } from 'fastify';
import { getStatsEndpoint } from '@sopaan/schemas/stats/stats';
import { route } from '../../routes/route';
import { readStats } from './stats.service';

export function stats(app: FastifyInstance): void {
  route(app, getStatsEndpoint, ({ user, database }) => readStats(database, user.id));
}
