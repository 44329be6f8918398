import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a write leaves nothing behind but the file', async () => {
  await openStore({ kind: 'folder', folder }).write('abcd', Buffer.from('x'));
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['ab', 'ab/abcd', 'drafts']);
});

test('a write that fails leaves no draft, and is told as something to try again', async () => {
  // A folder stands where the file should be.
  await mkdir(join(folder, 'ab', 'abcd'), { recursive: true });
  const written = openStore({ kind: 'folder', folder }).write('abcd', Buffer.from('x'));
  await expect(written).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

test('drafts of processes that were killed are removed, those of living ones are let be', async () => {
  const drafts = join(folder, 'drafts');
  await mkdir(drafts);
  await writeFile(join(drafts, 'of-today'), '');
  await writeFile(join(drafts, 'of-long-ago'), '');
  await utimes(join(drafts, 'of-long-ago'), 0, 0);
  await openStore({ kind: 'folder', folder }).write('abcd', Buffer.from('x'));
  expect(await readdir(drafts)).toEqual(['of-today']);
});

test('a folder that cannot be used is told as something to try again', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const store = openStore({ kind: 'folder', folder: file });
  const refusal = { code: 'UNAVAILABLE', status: 503 };
  await expect(store.write('abcd', Buffer.from('x'))).rejects.toMatchObject(refusal);
  await expect(store.has('abcd')).rejects.toMatchObject(refusal);
  await expect(store.read('abcd')).rejects.toMatchObject(refusal);
});
