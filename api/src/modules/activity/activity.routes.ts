import type { FastifyInstance } from 'fastify';
import { getActivityEndpoint } from '@sopaan/schemas/activity/activity';
import { route } from '../../routes/route';
import { findActivity } from './activity.repository';

export function activity(app: FastifyInstance): void {
  route(app, getActivityEndpoint, ({ input, user, database }) =>
    findActivity(database, user.id, input),
  );
}
