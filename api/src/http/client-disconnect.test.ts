import { once } from 'node:events';
import { connect } from 'node:net';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { createApp } from '../app';
import { captureLogs } from '../testing/capture-logs';
import { TEST_SETTINGS, testApp } from '../testing/test-app';

const api = testApp();

test('a client that disconnects before its compressed response is logged, but not as an error', async () => {
  const log = captureLogs();
  const app = await createApp({
    settings: TEST_SETTINGS,
    database: api.database,
    logger: log.logger,
  });
  // A POST, because Fastify itself recognizes the disconnect of a client whose request had no body.
  app.post('/large', { config: { access: 'public' } }, async (request) => {
    const closed = once(request.raw.socket, 'close');
    socket.destroy();
    await closed;
    return { text: 'a'.repeat(100_000) };
  });
  const { hostname, port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }));
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(
    'POST /large HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}',
  );
  try {
    await waitUntil('the end of the request in the log', () =>
      /request failed|client disconnected/.test(log.text()),
    );
    expect(log.text()).toContain('the client disconnected');
    expect(log.text()).not.toContain('request failed');
  } finally {
    socket.destroy();
    await app.close();
  }
});
