import type { FastifyInstance } from 'fastify';
import { listLogEndpoint } from '@sopaan/schemas/release-log';
import { route } from '../../../plugins/route';
import { findLog } from './log-list.repository';

export function log(app: FastifyInstance): void {
  route(app, listLogEndpoint, ({ input, database }) => findLog(database, input));
}
