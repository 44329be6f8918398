import type { FastifyInstance } from 'fastify';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { route } from '../../routes/route';
import { readNextSteps } from './next-steps.service';

export function nextSteps(app: FastifyInstance): void {
  route(app, getNextStepsEndpoint, ({ user, database }) => readNextSteps(database, user.id));
}
