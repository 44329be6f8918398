import { brotliDecompressSync } from 'node:zlib';
import { testApp } from '../testing/test-app';

const api = testApp((app) => {
  app.get('/long', { config: { access: 'public' } }, () => ({ text: 'a'.repeat(5000) }));
  app.get('/short', { config: { access: 'public' } }, () => ({ text: 'a' }));
});

test('compresses a long response for a client that accepts it', async () => {
  const response = await api.app.inject({
    url: '/long',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(response.headers['content-encoding']).toBe('br');
  expect(response.rawPayload.length).toBeLessThan(200);
  expect(JSON.parse(brotliDecompressSync(response.rawPayload).toString())).toEqual({
    text: 'a'.repeat(5000),
  });
});

test('does not compress short responses, or for clients that do not accept it', async () => {
  const short = await api.app.inject({ url: '/short', headers: { 'accept-encoding': 'br' } });
  expect(short.headers['content-encoding']).toBeUndefined();
  const plain = await api.app.inject('/long');
  expect(plain.headers['content-encoding']).toBeUndefined();
});
