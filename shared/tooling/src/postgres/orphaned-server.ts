import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { processCommand, processIdentity, waitForExit } from './process-identity';

/**
 * Ends the server that a killed process left behind on this data. Its own fast shutdown keeps every acknowledged row;
 * a server that does not obey is told to leave at once, and the next start recovers from the write-ahead log.
 */
export async function stopOrphanedServer(data: string): Promise<void> {
  const file = join(data, 'postmaster.pid');
  const pid = pidIn(file);
  if (pid === undefined) return;
  if (processIdentity(pid) !== undefined && processCommand(pid).includes(data)) {
    for (const [signal, patience] of [
      ['SIGINT', 10_000],
      ['SIGQUIT', 5_000],
    ] as const) {
      process.kill(pid, signal);
      if (await waitForExit(pid, patience)) return;
    }
    throw new Error(`A PostgreSQL server of an earlier start (process ${pid}) does not end.`);
  }
  // The number belongs to nobody or to another program by now, for example after the machine was restarted.
  rmSync(file, { force: true });
}

function pidIn(file: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}
