import { randomUUID } from 'node:crypto';
import { rewardOf } from '../../../modules/coins/coin-rules';
import { addEntry } from '../../../modules/coins/coins.repository';
import { insertRow } from '../../insert-row';
import { addPublicMember } from './public-profile-samples';
import type { Samples, World } from './sample';

const follow = { input: addPublicMember };

async function addCoins({ api, owner: { userId } }: World): Promise<{ requestId: string }> {
  const coins = rewardOf('streak-freeze').price;
  await addEntry(api.database, { userId, reason: 'challenge', subject: 'c1', coins });
  return { requestId: randomUUID() };
}

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
  // Other members have no coins.
  'POST /api/coins/streak-freezes': { input: addCoins, strangerStatus: 409 },
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
