import type { FastifyInstance } from 'fastify';
import {
  getHundredDaysEndpoint,
  restartHundredDaysEndpoint,
  startHundredDaysEndpoint,
} from '@sopaan/schemas/hundred-days';
import { route } from '../../../plugins/route';
import { lockAccountForShare } from '../../accounts/users/lock-account-for-share';
import { startHundredDays, findHundredDays, deleteHundredDays } from './hundred-days.repository';

export function hundredDays(app: FastifyInstance): void {
  route(app, getHundredDaysEndpoint, ({ user, database }) =>
    findHundredDays(database, user?.id ?? null),
  );

  route(app, startHundredDaysEndpoint, ({ user, database }) =>
    database.transaction(async (transaction) => {
      await lockAccountForShare(transaction, user.id);
      await startHundredDays(transaction, user.id);
      return findHundredDays(transaction, user.id);
    }),
  );

  route(app, restartHundredDaysEndpoint, ({ user, database }) =>
    database.transaction(async (transaction) => {
      await lockAccountForShare(transaction, user.id);
      await deleteHundredDays(transaction, user.id);
      await startHundredDays(transaction, user.id);
      return findHundredDays(transaction, user.id);
    }),
  );
}
