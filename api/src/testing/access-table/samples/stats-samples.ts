import { randomUUID } from 'node:crypto';
import { insertRow } from '../../insert-row';
import type { Samples, World } from './sample';

/** No profile is public yet. */
const follow = { input: () => ({ username: 'asha' }), status: 404 };

async function addNotice({ api, owner }: World): Promise<{ id: string }> {
  const id = randomUUID();
  await insertRow(api.database, 'notices', {
    id,
    user_id: owner.userId,
    kind: 'team',
    title: 'A team',
    path: '/competition',
  });
  return { id };
}

export const statsSamples: Samples = {
  'GET /api/coins/rules': {},
  'GET /api/coins/history': {},
  'POST /api/coins/streak-freezes': { input: () => ({ requestId: randomUUID() }), status: 409 },
  'GET /api/stats': {},
  'GET /api/members/:username/follow': follow,
  'PUT /api/members/:username/follow': follow,
  'DELETE /api/members/:username/follow': follow,
  'GET /api/followers': {},
  'GET /api/followings': {},
  'GET /api/notices': {},
  'GET /api/notices/unread': {},
  'GET /api/notices/stream': {},
  'PUT /api/notices/:id/read': { input: addNotice, strangerStatus: 404 },
  'POST /api/notices/read': {},
};
