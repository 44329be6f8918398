import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { object } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { multipart } from '../testing/multipart';
import { testApp } from '../testing/test-app';
import { route } from '../routes/route';

const MEBIBYTE = 1_048_576;
const upload = endpoint({
  method: 'POST',
  path: 'test/upload',
  access: 'public',
  request: object({}),
  files: { picture: { types: ['image/png'], maxBytes: MEBIBYTE } },
  response: object({}),
  summary: 'Accepts a picture of one mebibyte.',
});

const api = testApp((app) => route(app, upload, () => ({})));
let port: number;
beforeAll(async () => {
  port = Number(new URL(await api.app.listen({ host: '127.0.0.1', port: 0 })).port);
});

/** Sends a form and, right behind it, another request; returns the status codes of the responses. */
async function sendForm(payload: Buffer, headers: readonly string[], pauseMs: number) {
  const isChunked = headers.includes('Transfer-Encoding: chunked');
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (data) => (received += String(data)));
  const closed = once(socket, 'close');
  socket.write([`POST /api/${upload.path} HTTP/1.1`, 'Host: a', ...headers, '', ''].join('\r\n'));
  for (let sent = 0; sent < payload.length; sent += 65_536) {
    const part = payload.subarray(sent, sent + 65_536);
    if (isChunked) socket.write(`${part.length.toString(16)}\r\n`);
    socket.write(part);
    if (isChunked) socket.write('\r\n');
    if (pauseMs > 0) await sleep(pauseMs);
  }
  if (isChunked) socket.write('0\r\n\r\n');
  socket.write('GET /healthz HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  await closed;
  return [...received.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => status);
}

test.each([
  { encoding: 'chunked', pauseMs: 0 },
  { encoding: 'chunked', pauseMs: 5 },
  { encoding: 'length', pauseMs: 0 },
  { encoding: 'length', pauseMs: 5 },
])(
  '[S3] responds with 413 to a form three times over the limit and then answers the next request: %j',
  async ({ encoding, pauseMs }) => {
    const { headers, payload } = multipart({}, { picture: { bytes: Buffer.alloc(3 * MEBIBYTE) } });
    const type = `Content-Type: ${headers['content-type']}`;
    const length =
      encoding === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${payload.length}`;
    for (let round = 0; round < 5; round += 1) {
      expect(await sendForm(payload, [type, length], pauseMs)).toEqual(['413', '200']);
    }
  },
);

test('[S3] responds with 413 to a chunked form whose text fields together are over the limit', async () => {
  const fields = Object.fromEntries(
    Array.from({ length: 90 }, (_, number) => [`field${number}`, 'x'.repeat(32_000)]),
  );
  const { headers, payload } = multipart(fields);
  const lines = [`Content-Type: ${headers['content-type']}`, 'Transfer-Encoding: chunked'];
  expect(await sendForm(payload, lines, 0)).toEqual(['413', '200']);
});
