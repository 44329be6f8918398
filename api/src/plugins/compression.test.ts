import { brotliDecompressSync } from 'node:zlib';
import { testApp } from '../testing/test-app';

const api = testApp((app) => {
  app.get('/long', { config: { access: 'public' } }, () => ({ text: 'a'.repeat(5000) }));
  app.get('/short', { config: { access: 'public' } }, () => ({ text: 'a' }));
});

test('a long answer is compressed for a browser that takes it', async () => {
  const answer = await api.app.inject({ url: '/long', headers: { 'accept-encoding': 'gzip, br' } });
  expect(answer.headers['content-encoding']).toBe('br');
  expect(answer.rawPayload.length).toBeLessThan(200);
  expect(JSON.parse(brotliDecompressSync(answer.rawPayload).toString())).toEqual({
    text: 'a'.repeat(5000),
  });
});

test('a short answer, or one for a plain client, is sent as it is', async () => {
  const short = await api.app.inject({ url: '/short', headers: { 'accept-encoding': 'br' } });
  expect(short.headers['content-encoding']).toBeUndefined();
  const plain = await api.app.inject('/long');
  expect(plain.headers['content-encoding']).toBeUndefined();
});
