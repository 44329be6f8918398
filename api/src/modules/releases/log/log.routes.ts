import type { FastifyInstance } from 'fastify';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import { route } from '../../../routes/route';
import { findLog } from './log.repository';

export function log(app: FastifyInstance): void {
  route(app, listLogEndpoint, ({ input, database }) => findLog(database, input));
}
