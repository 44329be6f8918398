import { randomUUID } from 'node:crypto';
import { insertRow } from '../../insert-row';
import type { Samples, World } from './sample';

const choices = { isPublic: false, isIndexable: false, visibleSections: ['skills'] };
const newUsername = () => `asha-${randomUUID().slice(0, 8)}`;

/** A member, not the owner, whose page is public. */
export async function addPublicMember({ api }: World): Promise<{ username: string }> {
  const { userId } = await api.signUp();
  const username = newUsername();
  await api.database.query('update users set personal_info = $2 where id = $1', [
    userId,
    JSON.stringify({ username }),
  ]);
  await insertRow(api.database, 'public_profiles', { user_id: userId, is_public: true });
  return { username };
}

export const publicProfileSamples: Samples = {
  'GET /api/public-profiles/:username': { input: addPublicMember },
  'GET /api/account/public-profile': {},
  'PUT /api/account/public-profile': { input: () => choices },
  'PUT /api/account/username': { input: () => ({ username: newUsername() }) },
  'PUT /api/account/resume': {
    async input({ api, owner }) {
      const [user] = await api.database.query<{ updatedAt: Date }>(
        'select updated_at as "updatedAt" from users where id = $1',
        [owner.userId],
      );
      return { updatedAt: user?.updatedAt.toISOString(), sections: { skills: [] } };
    },
    // The profile of other members has changed at another time.
    strangerStatus: 409,
  },
};
