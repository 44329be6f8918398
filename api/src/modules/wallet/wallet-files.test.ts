import {
  deleteDocumentEndpoint,
  getWalletEndpoint,
  removeFileEndpoint,
  restoreFileEndpoint,
  WALLET_QUOTA_BYTES,
} from '@sopaan/schemas/wallet/wallet';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { WALLET_SLOTS } from '@sopaan/schemas/wallet/slots';
import { createApp } from '../../app';
import { runCleanup } from '../../cleanup/cleanup';
import { aPng } from '../../files/image/testing/pictures';
import { call } from '../../testing/call';
import { testApp } from '../../testing/test-app';
import { clearLimits } from '../accounts/sign-up/testing/sign-up';
import { walletCleanup } from './wallet.cleanup';
import { addWalletFiles, sendDocument } from './testing/wallet';

const api = testApp();
beforeEach(() => clearLimits(api));

const SLOT = 'panCard';
const getWallet = (token: string) => api.call(getWalletEndpoint, {}, token);
const namesOf = (files: ReadonlyArray<{ name: string }>) => files.map(({ name }) => name);
const aPdf = Buffer.from('%PDF-1.7\nhello');

test('[PF-044] every slot stores a document, which is in the documents of the user', async () => {
  const { token } = await api.signUp();
  expect(WALLET_SLOTS).toHaveLength(26);
  for (const slot of WALLET_SLOTS) {
    const { statusCode } = await sendDocument(api, token, slot, { name: 'a.PNG', bytes: aPng() });
    expect(statusCode).toBe(200);
  }
  const { documents, usedBytes } = await getWallet(token);
  expect(new Set(documents.map(({ slot }) => slot))).toEqual(new Set(WALLET_SLOTS));
  expect(usedBytes).toBe(26 * aPng().length);
  const user = await api.call(getUserEndpoint, { requiredata: [] }, token);
  expect(user.documents).toHaveLength(26);
  expect(user.documents[0]).toMatchObject({ name: 'a.PNG', type: 'image/png' });
});

test.each([
  ['a program', 'pan.exe', Buffer.from('MZ'), /Only \.pdf/],
  ['a web page that was renamed', 'pan.pdf', Buffer.from('<script>'), /not a PDF, JPEG or PNG/],
  ['a PNG that was renamed', 'pan.pdf', aPng(), /is a PNG\. Rename it to end in \.png/],
  ['a file without an extension', 'pan', aPng(), /Only \.pdf/],
])('[PF-042] refuses %s with its reason', async (_, name, bytes, reason) => {
  const { token } = await api.signUp();
  const response = await sendDocument(api, token, SLOT, { name, bytes });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    error: { fields: { document: expect.stringMatching(reason) } },
  });
  expect((await getWallet(token)).documents).toEqual([]);
});

test('[PF-043] refuses a file of more than 10 MB, and takes one of 10 MB', async () => {
  const { token } = await api.signUp();
  const bytes = Buffer.concat([aPdf, Buffer.alloc(10 * 1_048_576 - aPdf.length)]);
  const send = (content: Buffer) =>
    sendDocument(api, token, SLOT, { name: 'a.pdf', bytes: content });
  const large = await send(Buffer.concat([bytes, Buffer.alloc(1)]));
  expect(large.statusCode).toBe(413);
  expect(large.json()).toMatchObject({
    error: { fields: { document: 'The file must be 10 MB or smaller.' } },
  });
  expect((await send(bytes)).statusCode).toBe(200);
});

test('an unknown slot is refused', async () => {
  const { token } = await api.signUp();
  const response = await sendDocument(api, token, 'rationCard', { name: 'a.pdf', bytes: aPdf });
  expect(response.statusCode).toBe(400);
});

test('[PF-040] a new file replaces the old one; the last three are kept and can be restored', async () => {
  const member = await api.signUp();
  const { documents, earlier } = await addWalletFiles(api, member, SLOT, 5);
  expect(namesOf(documents)).toEqual(['file-5.png']);
  expect(namesOf(earlier)).toEqual(['file-4.png', 'file-3.png', 'file-2.png']);
  const fileId = earlier[2]?.fileId ?? '';
  const restored = await api.call(restoreFileEndpoint, { fileId }, member.token);
  expect(namesOf(restored.documents)).toEqual(['file-2.png']);
  expect(namesOf(restored.earlier)).toEqual(['file-5.png', 'file-4.png', 'file-3.png']);
});

test('concurrent uploads to a slot leave one document', async () => {
  const { token } = await api.signUp();
  const statuses = await Promise.all(
    [1, 2, 3, 4].map((n) =>
      sendDocument(api, token, SLOT, { name: `${n}.png`, bytes: aPng(100 + n) }),
    ),
  );
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const { documents, earlier } = await getWallet(token);
  expect([documents.length, earlier.length]).toEqual([1, 3]);
});

test('the quota holds under concurrency, and removing an earlier file makes room', async () => {
  const member = await api.signUp();
  const { earlier } = await addWalletFiles(api, member, SLOT, 2);
  const room = 2 * aPng(100).length;
  await api.database.query('update wallet_files set bytes = bytes + $2 where id = $1', [
    earlier[0]?.fileId,
    WALLET_QUOTA_BYTES - (await getWallet(member.token)).usedBytes - room,
  ]);
  const slots = ['signature', 'voterID', 'diploma', 'feeReceipt', 'transcripts'];
  const send = (slot: string) =>
    sendDocument(api, member.token, slot, { name: 'a.png', bytes: aPng(100) });
  const responses = await Promise.all(slots.map(send));
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 413, 413, 413]);
  const { usedBytes, quotaBytes } = await getWallet(member.token);
  expect(usedBytes).toBe(quotaBytes);
  await api.call(removeFileEndpoint, { fileId: earlier[0]?.fileId ?? '' }, member.token);
  expect((await send('diploma')).statusCode).toBe(200);
});

test('a deleted document can be restored for 30 days, then it is erased', async () => {
  const member = await api.signUp();
  await addWalletFiles(api, member, SLOT, 2);
  const deleted = await api.call(deleteDocumentEndpoint, { slot: SLOT }, member.token);
  expect(deleted.documents).toEqual([]);
  expect(deleted.earlier).toMatchObject([
    { name: 'file-2.png', reason: 'deleted', removedAt: expect.any(String) },
    { name: 'file-1.png', reason: 'deleted' },
  ]);
  const [newest, older] = deleted.earlier.map(({ fileId }) => fileId);
  const restore = (fileId = '') => ({ fileId });
  const restored = await api.call(restoreFileEndpoint, restore(newest), member.token);
  expect(namesOf(restored.documents)).toEqual(['file-2.png']);
  expect(restored.earlier).toMatchObject([{ name: 'file-1.png', reason: 'deleted' }]);

  await api.database.query(`update wallet_files set deleted_at = now() - interval '30 days 1 second'
    where deleted_at is not null`);
  expect(await api.rejection(restoreFileEndpoint, restore(older), member.token)).toMatchObject({
    status: 404,
  });
  const log = { warn: jest.fn() };
  await runCleanup({ database: api.database, tasks: walletCleanup, log });
  expect(log.warn).not.toHaveBeenCalled();
  const left = await api.database.query(
    `select wallet_files.id from wallet_files join files on files.id = file_id and salt is not null
     where user_id = $1`,
    [member.userId],
  );
  expect(left).toEqual([{ id: newest }]);
  const erased = await api.database.query(
    'select id from files where owner_id = $1 and salt is null',
    [member.userId],
  );
  expect(erased).toHaveLength(1);
});

test('the current file is not removed for good, and a second deletion finds nothing', async () => {
  const member = await api.signUp();
  const { documents } = await addWalletFiles(api, member, SLOT, 1);
  const fileId = documents[0]?.fileId ?? '';
  expect(await api.rejection(removeFileEndpoint, { fileId }, member.token)).toMatchObject({
    code: 'CONFLICT',
  });
  await api.call(deleteDocumentEndpoint, { slot: SLOT }, member.token);
  expect(await api.rejection(deleteDocumentEndpoint, { slot: SLOT }, member.token)).toMatchObject({
    status: 404,
  });
});

test('[PF-034] the wallet says whether the site is registered with DigiLocker', async () => {
  const { token } = await api.signUp();
  expect(await getWallet(token)).toMatchObject({ digiLocker: 'unavailable' });
  const digiLocker = { clientId: 'sopaan', clientSecret: 'hush' };
  const registered = await createApp({
    settings: { ...api.app.settings, digiLocker },
    database: api.database,
  });
  expect(await call(registered, getWalletEndpoint, {}, token)).toMatchObject({
    digiLocker: 'configured',
  });
  await registered.close();
});
