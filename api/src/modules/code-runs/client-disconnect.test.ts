import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { ApiError } from '../../http/api-error';
import { createApp } from '../../app';
import { abortOnDisconnect } from '@sopaan/http/client-disconnected';
import { captureLogs } from '../../testing/capture-logs';
import { FakeRunner } from '../../testing/fake-runner';
import { TEST_SETTINGS, testApp } from '../../testing/test-app';

const api = testApp();
const SOURCE = 'print("the code of somebody")';
const body = JSON.stringify({ language: 'py', files: [{ content: SOURCE }], stdin: 'their input' });

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (let step = cleanups.pop(); step; step = cleanups.pop()) await step();
});

/** Starts an app whose runs last until they are aborted. */
async function startListening() {
  const runner = new FakeRunner();
  const log = captureLogs();
  const app = await createApp({
    settings: TEST_SETTINGS,
    database: api.database,
    runner,
    logger: log.logger,
  });
  cleanups.push(() => app.close());
  const ended = new Promise<unknown>((resolve) => {
    runner.respond = ({ queue, signal }) => {
      queue.onStart?.();
      return new Promise((_resolve, reject) => {
        const end = () => {
          reject(signal.reason);
          resolve(signal.reason);
        };
        signal.addEventListener('abort', end);
        // The real runner rejects waiting runs in the same way.
        runner.close = async () => reject(new ApiError('UNAVAILABLE'));
      });
    };
  });
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  const execute = (signal: AbortSignal, accept: string) =>
    fetch(`${address}/api/execute`, { method: 'POST', body, headers: { accept }, signal });
  return { app, ended, execute, log, runner };
}

test.each(['text/event-stream', 'application/json'])(
  'aborts the run when a client that accepts %s disconnects, and logs neither program nor input',
  async (accept) => {
    const { app, ended, execute, log, runner } = await startListening();
    const leaving = new AbortController();
    const { respond } = runner;
    runner.respond = (run) => {
      setImmediate(() => leaving.abort());
      return respond(run);
    };
    await execute(leaving.signal, accept)
      .then((response) => response.text())
      .catch(() => undefined);
    expect(String(await ended)).toContain('the client disconnected');
    await app.close();
    expect(log.text()).toContain('the client disconnected');
    expect(log.text()).not.toContain('request failed');
    expect(log.text()).not.toMatch(/somebody|their input/);
  },
);

test('the abort signal of a run is already aborted if the client disconnected before it', () => {
  const raw = new ServerResponse(new IncomingMessage(new Socket()));
  const signal = abortOnDisconnect({ raw });
  expect(signal.aborted).toBe(false);
  raw.destroy();
  expect(abortOnDisconnect({ raw }).reason).toMatchObject({ name: 'ClientDisconnected' });
});

test('a server that shuts down ends the stream with an error event', async () => {
  const { app, execute } = await startListening();
  const response = await execute(new AbortController().signal, 'text/event-stream');
  const closed = app.close();
  expect(await response.text()).toMatch(
    /^event: started\ndata: \{\}\n\nevent: error\ndata: \{"status":503,"retryAfter":2,"error":\{"code":"UNAVAILABLE"/,
  );
  await closed;
});
