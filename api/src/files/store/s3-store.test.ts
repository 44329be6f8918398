import { Storage } from '../../testing/storage';
import { openStore } from './open-store';

const storage = new Storage();
beforeAll(() => storage.open());
afterAll(() => storage.close());

const rejection = { code: 'UNAVAILABLE', status: 503 };

test('stores objects below the prefix of the bucket, and signs every call', async () => {
  const store = openStore(storage.settings);
  await store.write('ab_-c.br', Buffer.from('x'));
  expect([...storage.objects.keys()]).toEqual(['/sopaan-releases/site/ab_-c.br']);

  const stranger = openStore({ ...storage.settings, secretAccessKey: 'guessed' });
  await expect(stranger.read('ab_-c.br')).rejects.toMatchObject(rejection);
  await expect(stranger.has('ab_-c.br')).rejects.toMatchObject(rejection);
  await expect(stranger.write('ab_-c.br', Buffer.from('y'))).rejects.toMatchObject(rejection);
  expect(String(await store.read('ab_-c.br'))).toBe('x');
});

test('retries temporary failures; lasting ones are UNAVAILABLE', async () => {
  const store = openStore(storage.settings);
  storage.failures.push(500, 503);
  await store.write('retried', Buffer.from('x'));
  expect(await store.has('retried')).toBe(true);

  storage.failures.push(500, 500, 500);
  await expect(store.write('lost', Buffer.from('x'))).rejects.toMatchObject(rejection);
  expect(await store.has('lost')).toBe(false);
});

test('an unreachable storage is UNAVAILABLE', async () => {
  const closed = new Storage();
  await closed.open();
  const store = openStore(closed.settings);
  await closed.close();
  await expect(store.read('anything')).rejects.toMatchObject(rejection);
});
