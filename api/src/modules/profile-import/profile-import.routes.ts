import type { FastifyInstance } from 'fastify';
import { importProfileEndpoint } from '@sopaan/schemas/profile-import/import-profile';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { importProfile } from './profile-import.service';

const limits: readonly Limit[] = [
  { name: 'profile import', by: perAccount, count: 30, seconds: 3_600 },
];

/** What a member takes over from a file: a JSON Resume, or an account export. */
export function profileImport(app: FastifyInstance): void {
  route(
    app,
    importProfileEndpoint,
    async ({ input: { updatedAt, ...content }, user, database }) => {
      await importProfile(database, { userId: user.id, updatedAt }, content);
      return { status: 'imported' };
    },
    { limits },
  );
}
