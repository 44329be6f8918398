import type { FastifyInstance } from 'fastify';
import { getNextStepsEndpoint } from '@sopaan/schemas/next-steps/next-steps';
import { route } from '../../routes/route';
import type { DeadlineSource } from '../notices/deadlines/deadline-source';
import { readNextSteps } from './next-steps.service';

export function nextSteps(app: FastifyInstance, deadlineSources: readonly DeadlineSource[]): void {
  route(app, getNextStepsEndpoint, ({ user, database }) =>
    readNextSteps({ database, deadlineSources }, user.id),
  );
}
