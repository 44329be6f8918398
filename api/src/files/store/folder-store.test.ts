import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from './open-store';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-folder-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('writing a file leaves no temporary file', async () => {
  await openStore({ kind: 'folder', folder }).write('abcd', Buffer.from('x'));
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['ab', 'ab/abcd', 'drafts']);
});

test('a failed write leaves no temporary file and is UNAVAILABLE', async () => {
  // A folder has the path of the file.
  await mkdir(join(folder, 'ab', 'abcd'), { recursive: true });
  const written = openStore({ kind: 'folder', folder }).write('abcd', Buffer.from('x'));
  await expect(written).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  expect(await readdir(join(folder, 'drafts'))).toEqual([]);
});

test('removes old temporary files of killed processes and keeps recent ones', async () => {
  const drafts = join(folder, 'drafts');
  await mkdir(drafts);
  await writeFile(join(drafts, 'of-today'), '');
  await writeFile(join(drafts, 'of-long-ago'), '');
  await utimes(join(drafts, 'of-long-ago'), 0, 0);
  await openStore({ kind: 'folder', folder }).write('abcd', Buffer.from('x'));
  expect(await readdir(drafts)).toEqual(['of-today']);
});

test('an unusable folder is UNAVAILABLE', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  const store = openStore({ kind: 'folder', folder: file });
  const rejection = { code: 'UNAVAILABLE', status: 503 };
  await expect(store.write('abcd', Buffer.from('x'))).rejects.toMatchObject(rejection);
  await expect(store.has('abcd')).rejects.toMatchObject(rejection);
  await expect(store.read('abcd')).rejects.toMatchObject(rejection);
});
