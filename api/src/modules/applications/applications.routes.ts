import type { FastifyInstance } from 'fastify';
import {
  applyEndpoint,
  getApplicationEndpoint,
  getApplicationsEndpoint,
  withdrawApplicationEndpoint,
} from '@sopaan/schemas/jobs/application';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { assertUnlocked } from '../wallet/wallet-access';
import { attachments } from './attachments/attachments.routes';
import { findApplications } from './applications.repository';
import { submitApplication, readApplication, withdrawApplication } from './applications.service';

const HOUR = 60 * 60;
/** Far more applications than anyone submits. Withdrawals have a lower limit, because applying again sends another mail. */
const submitLimits: readonly Limit[] = [
  { name: 'apply', by: perAccount, count: 300, seconds: HOUR },
];
const withdrawLimits: readonly Limit[] = [
  { name: 'withdraw application', by: perAccount, count: 30, seconds: HOUR },
];

export function applications(app: FastifyInstance): void {
  route(app, getApplicationEndpoint, ({ input, user, database }) =>
    readApplication(database, { jobId: input.id, userId: user.id }),
  );

  route(
    app,
    applyEndpoint,
    async ({ input: { id: jobId, ...input }, user, database }) => {
      const { documentIds = [], documents = [] } = input;
      if (documentIds.length + documents.length > 0) await assertUnlocked(database, user);
      return submitApplication({ database, ...app.settings }, { jobId, userId: user.id }, input);
    },
    { limits: submitLimits },
  );

  route(
    app,
    withdrawApplicationEndpoint,
    ({ input, user, database }) =>
      withdrawApplication(database, { jobId: input.id, userId: user.id }),
    { limits: withdrawLimits },
  );

  route(app, getApplicationsEndpoint, ({ input, user, database }) =>
    findApplications(database, user.id, input),
  );

  attachments(app);
}
