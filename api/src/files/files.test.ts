import { copyFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { testApp } from '../testing/test-app';
import { claimFile, dropFile } from './files.repository';
import { openFiles } from './files';
import { openStore } from './store/store';

const api = testApp();

async function put(text: string): Promise<string> {
  const { userId } = await api.signUp();
  const content = { ownerId: userId, mediaType: 'text/plain', bytes: Buffer.from(text) };
  return api.app.files.put(content);
}
const read = async (id: string) => (await api.app.files.read(id))?.text();
const sweep = () => api.database.transaction((transaction) => api.app.files.sweep(transaction));
const age = () => api.database.query(`update files set created_at = now() - interval '2 hours'`);
const placeOf = (id: string) => join(api.filesFolder, id.slice(0, 2), id);

test('what is stored comes back, and cannot be read without the secret of the site', async () => {
  const id = await put('mine alone');
  expect(await read(id)).toBe('mine alone');
  expect((await readFile(placeOf(id))).includes('mine')).toBe(false);
  const { database } = api;
  const store = openStore({ kind: 'folder', folder: api.filesFolder });
  const other = openFiles({ database, store, tokenSecret: 'another secret of another site' });
  await expect(other.read(id)).rejects.toThrow();
});

test('the bytes of one file do not pass for those of another', async () => {
  const [one, other] = [await put('one'), await put('other')];
  await copyFile(placeOf(one), placeOf(other));
  await expect(read(other)).rejects.toThrow();
});

test('what nothing claims goes after an hour, what was claimed stays until it is given up', async () => {
  const [claimed, fresh] = [await put('claimed'), await put('fresh')];
  await claimFile(api.database, claimed);
  await sweep();
  expect(await read(fresh)).toBe('fresh');
  await age();
  await sweep();
  expect(await read(fresh)).toBeUndefined();
  expect(await read(claimed)).toBe('claimed');
  await expect(claimFile(api.database, fresh)).rejects.toMatchObject({ code: 'UNAVAILABLE' });

  await dropFile(api.database, claimed);
  // From then on nobody can read it, also while its bytes are still there.
  expect(await read(claimed)).toBeUndefined();
  await sweep();
  const left = await readdir(api.filesFolder, { recursive: true });
  expect(left.filter((name) => name.includes(claimed) || name.includes(fresh))).toEqual([]);
});
