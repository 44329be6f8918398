import type { FastifyInstance } from 'fastify';
import {
  applyEndpoint,
  getApplicationEndpoint,
  getApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '@sopaan/schemas/application';
import { perAccount, type Limit } from '../../plugins/limits';
import { route } from '../../plugins/route';
import { findOwnApplications } from './applications.repository';
import { apply, readApplicationOf, withdraw } from './applications.service';

const HOUR = 60 * 60;
/** Far above what a person does; who withdraws can apply again, and each time a mail goes out. */
const applying: readonly Limit[] = [{ name: 'apply', by: perAccount, count: 300, seconds: HOUR }];
const withdrawing: readonly Limit[] = [
  { name: 'withdraw application', by: perAccount, count: 30, seconds: HOUR },
];

export function applications(app: FastifyInstance): void {
  route(app, getApplicationEndpoint, ({ input, user, database }) =>
    readApplicationOf(database, { jobId: input.id, userId: user.id }),
  );

  route(
    app,
    applyEndpoint,
    ({ input: { id: jobId, ...input }, user, database }) =>
      apply(database, { jobId, userId: user.id }, input),
    { limits: applying },
  );

  route(
    app,
    withdrawApplicationEndpoint,
    ({ input, user, database }) => withdraw(database, { jobId: input.id, userId: user.id }),
    { limits: withdrawing },
  );

  route(app, getApplicationsEndpoint, ({ input, user, database }) =>
    findOwnApplications(database, user.id, input),
  );
}
