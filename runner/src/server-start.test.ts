import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';

test.each(['SIGTERM', 'SIGHUP'] as const)(
  'on %s while it probes whether sandboxes work, the runner exits at once',
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), 'sopaan runner '));
    const socket = join(folder, 'runner.sock');
    const runner = fork(join(__dirname, 'server.ts'), {
      execArgv: ['--import', 'tsx'],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { PATH: process.env['PATH'], RUNNER_SOCKET: socket, LOG_LEVEL: 'silent' },
    });
    const messages: unknown[] = [];
    runner.on('message', (message) => messages.push(message));
    try {
      await waitUntil('it listens', () => existsSync(socket));
      const exit = once(runner, 'exit');
      runner.kill(signal);
      expect(await exit).toEqual([0, null]);
      expect(messages).toEqual([]);
    } finally {
      runner.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
