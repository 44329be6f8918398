import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Storage } from '../../testing/storage';
import { openStore } from './open-store';
import type { BlobStore } from './store';

const storage = new Storage();
let folder: string;
beforeAll(async () => {
  await storage.open();
  folder = await mkdtemp(join(tmpdir(), 'sopaan-store-'));
});
afterAll(async () => {
  await storage.close();
  await rm(folder, { recursive: true });
});

describe.each<[string, () => BlobStore]>([
  ['a folder', () => openStore({ kind: 'folder', folder })],
  ['S3', () => openStore(storage.settings)],
])('a store in %s', (_kind, open) => {
  test('has no file that was not written', async () => {
    expect(await open().has('absent')).toBe(false);
    expect(await open().read('absent')).toBeUndefined();
  });

  test('returns the same bytes, even if they are binary or empty', async () => {
    const bytes = Buffer.from([0, 255, 10, 13, 128]);
    await open().write('some-bytes', bytes);
    await open().write('nothing', Buffer.alloc(0));
    expect(await open().has('some-bytes')).toBe(true);
    expect(await open().read('some-bytes')).toEqual(bytes);
    expect(await open().read('nothing')).toEqual(Buffer.alloc(0));
  });

  test('accepts the same file again, even concurrently', async () => {
    const bytes = Buffer.alloc(100_000, 'x');
    const store = open();
    await Promise.all([store.write('twice', bytes), store.write('twice', bytes)]);
    await store.write('twice', bytes);
    expect(await store.read('twice')).toEqual(bytes);
  });
});
