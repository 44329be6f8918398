import type { FastifyInstance } from 'fastify';
import {
  getHundredDaysEndpoint,
  restartHundredDaysEndpoint,
  startHundredDaysEndpoint,
} from '@sopaan/schemas/practice/hundred-days';
import { route } from '../../../routes/route';
import { findHundredDays } from './hundred-days.repository';
import { restart, start } from './hundred-days.service';
import { streakFreezes } from './streak-freezes/streak-freezes.routes';

export function hundredDays(app: FastifyInstance): void {
  route(app, getHundredDaysEndpoint, ({ user, database }) =>
    findHundredDays(database, user?.id ?? null),
  );

  route(app, startHundredDaysEndpoint, ({ user, database }) => start(database, user.id));

  streakFreezes(app);

  route(app, restartHundredDaysEndpoint, ({ user, database }) => restart(database, user.id));
}
