import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { object, string } from 'yup';

const KEY = 'k'.repeat(32);
const readySchema = object({ address: string().required() }).required();

let child: ChildProcess | undefined;
afterEach(() => {
  child?.kill('SIGKILL');
});

function start(environment: Record<string, string>): ChildProcess {
  child = fork(join(__dirname, 'server.ts'), {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'silent', ...environment },
  });
  return child;
}

test('the media server requires its key, and exits on SIGTERM', async () => {
  const server = start({ MEDIA_LISTEN: '127.0.0.1:0', MEDIA_KEY: KEY });
  const [message] = await once(server, 'message');
  const url = `${readySchema.validateSync(message).address}/rooms`;
  expect((await fetch(url)).status).toBe(401);
  const response = await fetch(url, { headers: { authorization: `Bearer ${KEY}` } });
  expect(await response.json()).toEqual({ rooms: [] });
  server.kill('SIGTERM');
  expect(await once(server, 'exit')).toEqual([0, null]);
});

test('with invalid settings the process exits with an error that names them', async () => {
  const server = start({ MEDIA_LISTEN: '0.0.0.0:0', MEDIA_KEY: KEY });
  let output = '';
  server.stderr?.on('data', (chunk) => (output += String(chunk)));
  expect(await once(server, 'close')).toEqual([1, null]);
  expect(output).toContain('MEDIA_LISTEN must be 127.0.0.1:PORT');
});
