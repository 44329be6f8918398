/** For tests: the code runner as it is deployed, bundled and in a process of its own. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from '../release/project';
import { createSiteRunner } from '../site/site-runner';
import { buildServers } from './build-servers';

export interface RunnerProcess {
  /** For `EXECUTE_URL`. */
  url: string;
  readonly child: ChildProcess;
  /** Starts it again after it has ended. */
  start: () => Promise<void>;
  /** Ends it the hard way. */
  kill: () => Promise<void>;
  /** Ends it in good order, for good. */
  stop: () => Promise<void>;
}

export async function startRunner(
  environment: Record<string, string> = {},
): Promise<RunnerProcess> {
  // The libraries must be found from there; what is in `dist` is the build's.
  const folder = join(ROOT, 'runner/node_modules/.cache', `test-runner-${process.pid}`);
  const output = join(folder, 'server.js');
  const entry = 'runner/src/server.ts';
  await buildServers(ROOT, [{ name: 'runner', entry, output: relative(ROOT, output) }]);
  const { PATH, HOME, TMPDIR } = process.env;
  const site = createSiteRunner(ROOT, { PATH, HOME, TMPDIR, ...environment });
  if (!site) throw new Error('another server runs the code');
  let child = await begin();

  async function begin(): Promise<ChildProcess> {
    const { cwd, env } = site?.program ?? {};
    const started = fork(output, [], { cwd, env, execArgv: [], stdio: ['ignore', 2, 2, 'ipc'] });
    await Promise.race([once(started, 'message'), once(started, 'exit')]);
    if (started.exitCode !== null) throw new Error('the code runner ended while it was starting');
    return started;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }

  return {
    url: site.url,
    get child() {
      return child;
    },
    start: async () => {
      child = await begin();
    },
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM');
      site.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
