/** For tests: the code runner as deployed, bundled and in a separate process. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../release/project';
import { createSiteRunner } from '../site/site-runner';
import { buildServers } from './build-servers';

export interface RunnerProcess {
  /** For `EXECUTE_URL`. */
  url: string;
  readonly child: ChildProcess;
  /** What the runner has logged so far. */
  readonly lines: readonly string[];
  /** Starts it again after it has exited. */
  start: () => Promise<void>;
  /** Kills it with SIGKILL. */
  kill: () => Promise<void>;
  /** Shuts it down gracefully and removes its files. */
  stop: () => Promise<void>;
}

export async function startRunner(
  environment: Record<string, string> = {},
): Promise<RunnerProcess> {
  // Libraries must resolve from this folder; `dist` belongs to the build.
  const folder = join(ROOT, 'runner/node_modules/.cache', `test-runner-${process.pid}`);
  const output = join(folder, 'server.js');
  const entry = 'runner/src/server.ts';
  await buildServers(ROOT, [{ name: 'runner', entry, output: relative(ROOT, output) }]);
  const { PATH, HOME, TMPDIR } = process.env;
  const siteRunner = createSiteRunner(ROOT, { PATH, HOME, TMPDIR, ...environment });
  if (!siteRunner) throw new Error('EXECUTE_URL is set, so there is no local code runner');
  const lines: string[] = [];
  let child = await startProcess();

  async function startProcess(): Promise<ChildProcess> {
    const { cwd, env } = siteRunner?.program ?? {};
    const newChild = fork(output, [], {
      cwd,
      env,
      execArgv: [],
      stdio: ['ignore', 'pipe', 2, 'ipc'],
    });
    if (newChild.stdout) createInterface(newChild.stdout).on('line', (line) => lines.push(line));
    await Promise.race([once(newChild, 'message'), once(newChild, 'exit')]);
    if (newChild.exitCode !== null) throw new Error('the code runner exited during startup');
    return newChild;
  }

  async function stopProcess(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  }

  return {
    url: siteRunner.url,
    get child() {
      return child;
    },
    lines,
    start: async () => {
      child = await startProcess();
    },
    kill: () => stopProcess('SIGKILL'),
    stop: async () => {
      await stopProcess('SIGTERM');
      siteRunner.remove();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
