import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '../../test-app';
import type { Samples, World } from './sample';

export const NEW_PASSWORD = 'a longer horse battery';
const refreshCookie = ({ owner }: World) => `sopaan_refresh=${owner.refreshToken}`;
const newEmail = () => `${randomUUID()}@example.com`;

export const accountSamples: Samples = {
  'POST /api/account/delete': { input: () => ({ password: TEST_PASSWORD }) },
  'POST /api/account/email': { input: () => ({ email: newEmail(), password: TEST_PASSWORD }) },
  'GET /api/account/export': {},
  'POST /api/account/password': {
    input: () => ({ currentPassword: TEST_PASSWORD, password: NEW_PASSWORD }),
  },
  'DELETE /api/account/sessions': {},
  'GET /api/account/sessions': {},
  'DELETE /api/account/sessions/:sessionId': {
    async input({ api, owner }) {
      const [session] = await api.database.query<{ sessionId: string }>(
        'select id as "sessionId" from sessions where user_id = $1',
        [owner.userId],
      );
      return { ...session };
    },
    strangerStatus: 404,
  },
  'POST /api/user/get_user_by_id': { input: () => ({ requiredata: ['courses'] }) },

  'POST /api/auth/login': {
    input: ({ owner }) => ({ email: owner.email, password: TEST_PASSWORD }),
  },
  'POST /api/auth/sign-up': {
    input: () => ({
      firstName: 'Asha',
      lastName: 'Rao',
      email: newEmail(),
      password: NEW_PASSWORD,
    }),
  },
  'POST /api/auth/password/forgot': { input: ({ owner }) => ({ email: owner.email }) },
  'POST /api/refersh/access/token': { cookie: refreshCookie, input: () => ({}) },
  'POST /api/logout': { cookie: refreshCookie },
};
