/** Bodies over the limit of the API: the edge keeps reading after its response, so that a client that sends everything first can read it. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from '@playwright/test';

const ROUNDS = 10;

/** More bytes than the buffers of a connection hold, so that the client can write all of them only if the edge keeps reading. */
const BODY_BYTES = 12 * 1024 * 1024;
const REQUESTS = 3;

/** Writes several requests on one connection, and only then reads what was received until the end of the connection. */
async function writeThenRead(url: URL): Promise<string> {
  const socket = connect(Number(url.port), url.hostname);
  // A failed write is reported to its callback as well.
  socket.on('error', () => undefined);
  socket.pause();
  const request = Buffer.concat([
    Buffer.from(
      `POST ${url.pathname} HTTP/1.1\r\nHost: ${url.host}\r\nContent-Type: application/json\r\nContent-Length: ${BODY_BYTES}\r\n\r\n`,
    ),
    Buffer.alloc(BODY_BYTES, ' '),
  ]);
  const writes = Array.from(
    { length: REQUESTS },
    () =>
      new Promise<void>((resolve, reject) => {
        socket.write(request, (error) => (error ? reject(error) : resolve()));
      }),
  );
  await Promise.all(writes);
  return text(socket);
}

test('[S3] [R7] a client that writes several bodies over the limit before it reads gets a complete response of 413', async ({
  baseURL,
}) => {
  const url = new URL('/api/auth/login', baseURL);
  for (let round = 1; round <= ROUNDS; round += 1) {
    const response = await writeThenRead(url);
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    const [head = '', body = ''] = response.split('\r\n\r\n');
    expect(head).toMatch(/\r\nconnection: close(\r\n|$)/i);
    expect(JSON.parse(body)).toMatchObject({ error: { code: expect.any(String) } });
  }
});
