import { fork } from 'node:child_process';
import type { Program } from './supervise';

export interface NodeProgram {
  name: string;
  script: string;
  cwd: string;
  env: Record<string, string | undefined>;
}

/** One of the project's servers. It exits when its IPC channel closes, which happens when this process is killed. */
export function nodeProgram({ name, script, cwd, env }: NodeProgram): Program {
  return {
    name,
    start: () =>
      fork(script, [], {
        cwd,
        env,
        execArgv: ['--enable-source-maps'],
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
        detached: true,
      }),
    stopSignals: [['SIGTERM', 7_000]],
  };
}
