import { randomUUID } from 'node:crypto';
import { insertRow } from '../../insert-row';
import type { Samples } from './sample';

const choices = { isPublic: false, isIndexable: false, visibleSections: ['skills'] };
const newUsername = () => `asha-${randomUUID().slice(0, 8)}`;

export const publicProfileSamples: Samples = {
  'GET /api/public-profiles/:username': {
    async input({ api }) {
      const { userId } = await api.signUp();
      const username = newUsername();
      await api.database.query('update users set personal_info = $2 where id = $1', [
        userId,
        JSON.stringify({ username }),
      ]);
      await insertRow(api.database, 'public_profiles', { user_id: userId, is_public: true });
      return { username };
    },
  },
  'GET /api/account/public-profile': {},
  'PUT /api/account/public-profile': { input: () => choices },
  'PUT /api/account/username': { input: () => ({ username: newUsername() }) },
  'PUT /api/account/resume': {
    input: () => ({ updatedAt: '2026-01-01T00:00:00.000Z', sections: { skills: [] } }),
    status: 409,
  },
};
