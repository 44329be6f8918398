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
    'oversized headers',
    `GET / HTTP/1.1\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  [
    '[S3] an address of a megabyte',
    `GET /${'a'.repeat(1_000_000)} HTTP/1.1\r\nHost: a\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
  [
    'NUL in a header',
    'GET /healthz HTTP/1.1\r\nHost: a\r\nX-A: a\u0000b\r\n\r\n',
    '400 Bad Request',
  ],
  ['a control character in a path', 'GET /a\u0001b HTTP/1.1\r\nHost: a\r\n\r\n', '400 Bad Request'],
  [
    'two lengths',
    'POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}',
    '400 Bad Request',
  ],
  [
    'a length and chunks',
    'POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    '400 Bad Request',
  ],
  [
    'a negative length',
    'POST /api/logout HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    '400 Bad Request',
  ],
  ['a folded header', 'GET / HTTP/1.1\r\nHost: a\r\n b\r\n\r\n', '400 Bad Request'],
  ['another protocol', 'GET / HTTP/9.9\r\nHost: a\r\n\r\n', '400 Bad Request'],
])('rejects %s with the standard error body', async (_, bytes, status) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');

  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status}\r\n`));
  expect(JSON.parse(body)).toEqual({
    error: { code: 'VALIDATION_FAILED', message: expect.any(String) },
  });
});
