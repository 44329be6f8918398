import type { FastifyInstance } from 'fastify';
import {
  applyMentorshipEndpoint,
  getMentorApplicationAvatarEndpoint,
  getMentorApplicationEndpoint,
  withdrawMentorApplicationEndpoint,
} from '@sopaan/schemas/mentor-application';
import { ApiError } from '../../plugins/api-error';
import type { Queryable } from '../../plugins/database';
import { perAccount } from '../../plugins/limits';
import { route } from '../../plugins/route';
import { toApplication } from './application-record';
import { applyForMentorship } from './apply-for-mentorship';
import { withdrawApplication } from './decide-application';
import { findLatestApplication } from './mentor-applications.repository';

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
        { userId: user.id, form: input, avatar: sent.get('avatar') },
      );
      return readLatestApplication(database, user.id);
    },
    { limits: [applyLimit] },
  );

  route(app, withdrawMentorApplicationEndpoint, async ({ user, database, request }) => {
    // If it was already withdrawn or decided, the response has its current state.
    if (await withdrawApplication(database, user.id)) {
      await database
        .transaction((transaction) => files.sweep(transaction))
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

async function readLatestApplication(database: Queryable, userId: string) {
  const latest = await findLatestApplication(database, userId);
  return { application: latest ? toApplication(latest) : null };
}
