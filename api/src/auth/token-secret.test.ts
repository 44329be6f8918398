import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tokenSecret } from './token-secret';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sopaan-secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('uses a given secret and writes nothing', async () => {
  expect(await tokenSecret('given', join(folder, 'data'))).toEqual({ secret: 'given' });
  await expect(stat(join(folder, 'data'))).rejects.toThrow('ENOENT');
});

test('creates a secret once, readable by its owner only', async () => {
  const data = join(folder, 'data');
  const created = await tokenSecret(undefined, data);
  const again = await tokenSecret(undefined, data);

  expect(created.createdIn).toBe(join(data, 'token-secret'));
  expect(again).toEqual({ secret: created.secret });
  expect(created.secret).toHaveLength(43);
  expect(await readFile(join(data, 'token-secret'), 'utf8')).toBe(created.secret);
  expect((await stat(join(data, 'token-secret'))).mode & 0o777).toBe(0o600);
});

test('processes that start concurrently agree on one secret', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => tokenSecret(undefined, folder)));
  expect(new Set(all.map(({ secret }) => secret)).size).toBe(1);
  expect(all.filter(({ createdIn }) => createdIn)).toHaveLength(1);
});

test('rejects a file without a secret', async () => {
  await writeFile(join(folder, 'token-secret'), '');
  await expect(tokenSecret(undefined, folder)).rejects.toThrow('contains no secret');
});
