import type { FastifyInstance } from 'fastify';
import { importResumeEndpoint } from '@sopaan/schemas/resume/import-resume';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { lockUnchangedUser, replaceSections } from './resume.repository';

const limits: readonly Limit[] = [
  { name: 'resume import', by: perAccount, count: 30, seconds: 3_600 },
];

/** Sections of a profile that come from an uploaded resume. */
export function resume(app: FastifyInstance): void {
  route(
    app,
    importResumeEndpoint,
    ({ input: { updatedAt, sections }, user, database }) =>
      database.transaction(async (transaction) => {
        if (!(await lockUnchangedUser(transaction, user.id, updatedAt))) {
          throw new ApiError('CONFLICT');
        }
        await replaceSections(transaction, user.id, sections);
        return { status: 'imported' };
      }),
    { limits },
  );
}
