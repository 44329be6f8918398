import type { FastifyInstance } from 'fastify';
import {
  applyMentorshipEndpoint,
  getMentorApplicationAvatarEndpoint,
  getMentorApplicationEndpoint,
  withdrawMentorApplicationEndpoint,
} from '@sopaan/schemas/mentors/mentor-application';
import { ApiError } from '../../http/api-error';
import { perAccount } from '../../rate-limit/limits';
import { route } from '../../routes/route';
import { findLatestApplication } from './mentor-applications.repository';
import {
  applyForMentorship,
  readLatestApplication,
  withdrawApplication,
} from './mentor-applications.service';

const applyLimit = { name: 'mentor application', by: perAccount, count: 20, seconds: 3_600 };

export function mentorApplications(app: FastifyInstance): void {
  const { files } = app;

  route(app, getMentorApplicationEndpoint, ({ user, database }) =>
    readLatestApplication(database, user.id),
  );

  route(
    app,
    applyMentorshipEndpoint,
    async ({ input, files: sent, user, database }) => {
      await applyForMentorship(
        { database, files },
        { userId: user.id, request: input, avatar: sent.get('avatar') },
      );
      return readLatestApplication(database, user.id);
    },
    { limits: [applyLimit] },
  );

  route(app, withdrawMentorApplicationEndpoint, async ({ user, database, request }) => {
    // If it was already withdrawn or decided, the response has its current state.
    if (await withdrawApplication(database, user.id)) {
      await database
        .transaction((transaction) => files.removeUnused(transaction))
        .catch((error: unknown) =>
          request.log.warn({ err: error }, 'could not delete unused files'),
        );
    }
    return readLatestApplication(database, user.id);
  });

  route(app, getMentorApplicationAvatarEndpoint, async ({ user, database }) => {
    const latest = await findLatestApplication(database, user.id);
    const avatar = latest?.avatar_file ? await files.read(latest.avatar_file) : undefined;
    if (!avatar) throw new ApiError('NOT_FOUND');
    return avatar;
  });
}
