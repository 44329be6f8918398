import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processCommand, processIdentity, waitForExit } from './process-identity';

/**
 * Stops a server that a killed process left running on this cluster. Fast shutdown (SIGINT) keeps every committed row; if it
 * takes too long, immediate shutdown (SIGQUIT) follows, and the next start recovers from the write-ahead log.
 */
export async function stopOrphanedServer(pgdata: string): Promise<void> {
  const file = join(pgdata, 'postmaster.pid');
  const pid = readPid(file);
  if (pid === undefined) return;
  if (processIdentity(pid) !== undefined && processCommand(pid).includes(pgdata)) {
    for (const [signal, timeoutMs] of [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
    ] as const) {
      process.kill(pid, signal);
      if (await waitForExit(pid, timeoutMs)) return;
    }
    throw new Error(`A PostgreSQL server of an earlier start (process ${pid}) does not stop.`);
  }
  // The process id is unused or belongs to another program, for example after a reboot.
  rmSync(file, { force: true });
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
