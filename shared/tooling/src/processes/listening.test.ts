import { createServer } from 'node:net';
import { httpUrl, assertCanListen } from './listening';

test('names the setting of a port that is in use', async () => {
  const server = createServer();
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  await expect(assertCanListen('127.0.0.1', port)).rejects.toThrow(`PORT ${port} on 127.0.0.1`);
  await new Promise((resolve) => server.close(resolve));
  await expect(assertCanListen('127.0.0.1', port)).resolves.toBeUndefined();
});

test('names the setting of a host that is not an address of this machine', async () => {
  await expect(assertCanListen('192.0.2.1', 3000)).rejects.toThrow('HOST 192.0.2.1');
});

test('returns a URL that can be opened in a browser', () => {
  expect(httpUrl('0.0.0.0', 3000)).toBe('http://127.0.0.1:3000');
  expect(httpUrl('::1', 80)).toBe('http://[::1]:80');
});
