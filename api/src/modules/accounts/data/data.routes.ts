import type { FastifyInstance } from 'fastify';
import { deleteAccountEndpoint, exportAccountEndpoint } from '@sopaan/schemas/account/data';
import type { PersonalPart } from '../../../personal-data/personal-part';
import { perAccount } from '../../../rate-limit/limits';
import { route } from '../../../routes/route';
import { clearRefreshCookie } from '../sessions/refresh-cookie';
import { deleteAccount } from './delete-account';
import { exportAccount } from './export-account';

const HOUR = 3_600;
const exportLimit = { name: 'account export', by: perAccount, count: 20, seconds: HOUR };
/** Shares its counter with the other endpoints that ask for the current password. */
const passwordLimit = { name: 'current password', by: perAccount, count: 10, seconds: HOUR };

/** Exporting the data of an account and deleting the account. */
export function accountData(app: FastifyInstance, personalData: readonly PersonalPart[]): void {
  route(
    app,
    exportAccountEndpoint,
    async ({ user, database, reply }) => {
      const readFile = (id: string) => app.files.read(id);
      const data = await exportAccount({ database, personalData, readFile }, user);
      reply.header('content-disposition', 'attachment; filename="sopaan-account.json"');
      return { exportedAt: new Date().toISOString(), data };
    },
    { limits: [exportLimit] },
  );

  route(
    app,
    deleteAccountEndpoint,
    async ({ input, user, database, request, reply }) => {
      await deleteAccount(database, user, { password: input.password, personalData });
      // The files can no longer be decrypted. If the store is unavailable, the cleanup job removes them later.
      await database
        .transaction((transaction) => app.files.removeUnused(transaction))
        .catch((error: unknown) =>
          request.log.warn({ err: error }, 'could not remove the files of a deleted account'),
        );
      clearRefreshCookie(request, reply);
      return { status: 'deleted' };
    },
    { limits: [passwordLimit] },
  );
}
