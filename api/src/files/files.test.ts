import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testApp } from '../testing/test-app';
import { claimFile, dropFile } from './files.repository';
import { openFiles } from './files';
import { openStore } from './store/open-store';

const api = testApp();

async function put(text: string): Promise<string> {
  const { userId } = await api.signUp();
  const content = { ownerId: userId, mediaType: 'text/plain', bytes: Buffer.from(text) };
  return api.app.files.put(content);
}
const read = async (id: string) => (await api.app.files.read(id))?.text();
const removeUnused = () =>
  api.database.transaction((transaction) => api.app.files.removeUnused(transaction));
const makeOld = () =>
  api.database.query(`update files set created_at = now() - interval '2 hours'`);
const pathOf = (id: string) => join(api.filesFolder, id.slice(0, 2), id);

test('stored files can be read, but not without the secret of the site', async () => {
  const id = await put('mine alone');
  expect(await read(id)).toBe('mine alone');
  expect((await readFile(pathOf(id))).includes('mine')).toBe(false);
  const { database } = api;
  const store = openStore({ kind: 'folder', folder: api.filesFolder });
  const other = openFiles({ database, store, tokenSecret: 'another secret of another site' });
  await expect(other.read(id)).rejects.toThrow();
});

test('rejects the bytes of another file', async () => {
  const [one, other] = [await put('one'), await put('other')];
  await copyFile(pathOf(one), pathOf(other));
  await expect(read(other)).rejects.toThrow();
});

test('removes unclaimed files after an hour, and claimed ones when they are dropped', async () => {
  const [claimedId, freshId] = [await put('claimed'), await put('fresh')];
  await claimFile(api.database, claimedId);
  await removeUnused();
  expect(await read(freshId)).toBe('fresh');
  await makeOld();
  await removeUnused();
  expect(await read(freshId)).toBeUndefined();
  expect(await read(claimedId)).toBe('claimed');
  await expect(claimFile(api.database, freshId)).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  await dropFile(api.database, claimedId);
  // Unreadable at once, while its bytes still exist.
  expect(await read(claimedId)).toBeUndefined();
  await removeUnused();
  const remainingNames = await readdir(api.filesFolder, { recursive: true });
  expect(
    remainingNames.filter((name) => name.includes(claimedId) || name.includes(freshId)),
  ).toEqual([]);
});
