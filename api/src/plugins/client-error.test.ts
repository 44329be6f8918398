import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { testApp } from '../testing/test-app';

const api = testApp();
let port: number;
beforeAll(async () => {
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

test.each([
  ['no HTTP', 'HELLO\r\n\r\n', '400 Bad Request'],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is refused in the one shape', async (_, bytes, status) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(JSON.parse(body)).toEqual({
    error: { code: 'VALIDATION_FAILED', message: expect.any(String) },
  });
});
