import { randomUUID } from 'node:crypto';
import {
  createPackEndpoint,
  getPacksEndpoint,
  openPackEndpoint,
  revokePackEndpoint,
} from '@sopaan/schemas/wallet/packs';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { insertRow } from '../../testing/insert-row';
import { send } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { clearLimits } from '../accounts/sign-up/testing/sign-up';
import { addWalletFiles } from './testing/wallet';

const api = testApp();
beforeEach(() => clearLimits(api));

const newPack = { receiver: 'City Bank', days: 7, slots: ['panCard' as const] };
const list = (token: string) => api.call(getPacksEndpoint, {}, token);

async function memberWithPack() {
  const member = await api.signUp();
  await addWalletFiles(api, member, 'panCard', 1);
  const { token: link } = await api.call(createPackEndpoint, newPack, member.token);
  const { packs } = await list(member.token);
  return { ...member, link, packId: packs[0]?.packId ?? '' };
}

const openAtOnce = (link: string, count: number) =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const { statusCode } = await send(api.app, openPackEndpoint, { token: link });
      return statusCode;
    }),
  );

test('concurrent openings are all counted and logged', async () => {
  const { token, link } = await memberWithPack();
  expect(await openAtOnce(link, 20)).toEqual(Array(20).fill(200));
  const { packs, activity } = await list(token);
  expect(packs[0]?.openingCount).toBe(20);
  const openings = activity.filter(({ action }) => action === 'opened');
  expect(openings.map(({ count }) => count)).toEqual([20]);
});

test('with a revocation among openings, each that gave documents is counted, and none gives any after it', async () => {
  const { token, link, packId } = await memberWithPack();
  const [statuses] = await Promise.all([
    openAtOnce(link, 20),
    api.call(revokePackEndpoint, { packId }, token),
    api.call(revokePackEndpoint, { packId }, token),
  ]);
  const { packs, activity } = await list(token);
  expect(packs[0]?.openingCount).toBe(statuses.filter((status) => status === 200).length);
  expect(statuses.filter((status) => status !== 200 && status !== 410)).toEqual([]);
  const actions = activity.map(({ action }) => action);
  expect(actions.filter((action) => action === 'revoked')).toHaveLength(1);
  expect(await openAtOnce(link, 3)).toEqual([410, 410, 410]);
  expect((await list(token)).packs).toEqual(packs);
});

test('a request for a pack that waits until its revocation is stored gets no documents', async () => {
  const { link, packId } = await memberWithPack();
  let status: Promise<number> | undefined;
  await api.database.transaction(async (transaction) => {
    await transaction.query('update wallet_packs set revoked_at = now() where id = $1', [packId]);
    status = send(api.app, openPackEndpoint, { token: link }).then((sent) => sent.statusCode);
    await waitUntil('an opening that waits for the pack', async () => {
      const waiting = await api.database.query(
        `select pid from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return waiting.length > 0;
    });
  });
  expect(await status).toBe(410);
});

test('a link stops at the moment at which it expires', async () => {
  const { userId, link } = await memberWithPack();
  const expireIn = (seconds: number) =>
    api.database.query(
      'update wallet_packs set expires_at = now() + make_interval(secs => $2) where user_id = $1',
      [userId, seconds],
    );
  await expireIn(60);
  expect(await openAtOnce(link, 2)).toEqual([200, 200]);
  await expireIn(0);
  expect(await openAtOnce(link, 2)).toEqual([410, 410]);
});

test('no more than 50 links work at the same time, even if several are created at once', async () => {
  const { token, userId } = await memberWithPack();
  for (let count = 1; count < 48; count += 1) {
    await insertRow(api.database, 'wallet_packs', {
      id: randomUUID(),
      user_id: userId,
      token_hash: Buffer.from(randomUUID()),
      receiver: 'City Bank',
      expires_at: new Date(Date.now() + 3_600_000),
    });
  }
  const responses = await Promise.all(
    Array.from({ length: 5 }, () => send(api.app, createPackEndpoint, newPack, token)),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409, 409, 409]);
});
