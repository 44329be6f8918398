import type { FastifyInstance } from 'fastify';
import { getMatchingJobsEndpoint } from '@sopaan/schemas/jobs/matching-jobs';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findUser } from '../accounts/users/users.repository';
import { missingParts, toJobProfile } from './job-profile';
import { findMatchingJobs } from './matching-jobs.repository';

/** Ranking reads up to 2,000 jobs. */
const limits: readonly Limit[] = [
  { name: 'matching jobs', by: perAccount, count: 300, seconds: 3_600 },
];

export function matchingJobs(app: FastifyInstance): void {
  route(
    app,
    getMatchingJobsEndpoint,
    async ({ input, user, database }) => {
      const record = await findUser(database, user.id);
      if (!record) throw new ApiError('SESSION_ENDED');
      const profile = toJobProfile(record);
      return {
        items: await findMatchingJobs(database, profile, { ...input, userId: user.id }),
        missing: missingParts(profile),
      };
    },
    { limits },
  );
}
