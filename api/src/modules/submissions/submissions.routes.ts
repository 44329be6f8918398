import type { FastifyInstance } from 'fastify';
import {
  createSubmissionEndpoint,
  getSubmissionEndpoint,
  getSubmissionsEndpoint,
} from '@sopaan/schemas/practice/submission';
import { ApiError } from '../../http/api-error';
import { perAccount, type Limit } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findChallengeDay, findSubmission, findSubmissions } from './submissions.repository';
import { createSubmission } from './submissions.service';

const createLimits: readonly Limit[] = [
  { name: 'create submission', by: perAccount, count: 20, seconds: 60 },
  { name: 'create submission, daily', by: perAccount, count: 1_000, seconds: 24 * 60 * 60 },
];

export function submissions(app: FastifyInstance): void {
  route(
    app,
    createSubmissionEndpoint,
    async ({ input: { id: challengeId, ...input }, user, database }) => {
      const submission = await createSubmission(
        { database, runner: app.runner },
        { ...input, challengeId, userId: user.id },
      );
      app.submissionWakeup.wake();
      return submission;
    },
    { limits: createLimits },
  );

  route(app, getSubmissionEndpoint, async ({ input, user, database }) => {
    const submission = await findSubmission(database, { id: input.id, userId: user.id });
    if (!submission) throw new ApiError('NOT_FOUND');
    return submission;
  });

  route(app, getSubmissionsEndpoint, async ({ input: { id, ...page }, user, database }) => {
    const submissionPage = await findSubmissions(
      database,
      { challengeId: id, userId: user.id },
      page,
    );
    if (submissionPage.items.length === 0 && !(await findChallengeDay(database, id))) {
      throw new ApiError('NOT_FOUND');
    }
    return submissionPage;
  });
}
