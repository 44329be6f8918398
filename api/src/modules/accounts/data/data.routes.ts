import type { FastifyInstance } from 'fastify';
import { deleteAccountEndpoint, exportAccountEndpoint } from '@sopaan/schemas/account-data';
import { perAccount } from '../../../plugins/limits';
import { route } from '../../../plugins/route';
import { clearRefreshCookie } from '../sessions/refresh-cookie';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';

const HOUR = 3_600;
const exportLimit = { name: 'account export', by: perAccount, count: 20, seconds: HOUR };
/** Counted together with the other calls that ask for the present password. */
const passwordLimit = { name: 'own password', by: perAccount, count: 10, seconds: HOUR };

/** What an account holds, and its end. */
export function accountData(app: FastifyInstance): void {
  route(
    app,
    exportAccountEndpoint,
    async ({ user, database, reply }) => {
      const data = await exportAccount(database, user.id);
      reply.header('content-disposition', 'attachment; filename="sopaan-account.json"');
      return { exportedAt: new Date().toISOString(), data };
    },
    { limits: [exportLimit] },
  );

  route(
    app,
    deleteAccountEndpoint,
    async ({ input, user, database, request, reply }) => {
      await deleteAccount(database, user, input.password);
      // Nobody can read them any more; where the store is away, housekeeping removes them later.
      await database
        .transaction((transaction) => app.files.sweep(transaction))
        .catch((error: unknown) => request.log.warn({ err: error }, 'files stay unswept'));
      clearRefreshCookie(request, reply);
      return { status: 'deleted' };
    },
    { limits: [passwordLimit] },
  );
}
