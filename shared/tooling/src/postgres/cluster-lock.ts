import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { readPrivateFile, writePrivateFile } from './private-file';
import { processIdentity } from './process-identity';

/** Locks a cluster for this process and returns the release function. A lock of a process that has exited is ignored. */
export function lockCluster(folder: string): () => void {
  const file = join(folder, 'owner');
  const owner = readPrivateFile(file);
  const pid = Number.parseInt(owner ?? '', 10);
  if (owner && pid !== process.pid && processIdentity(pid) === owner) {
    throw new Error(
      `The database in ${folder} is in use by process ${pid}. ` +
        'Stop that process first, or set SOPAAN_DATA to another folder.',
    );
  }
  writePrivateFile(file, processIdentity(process.pid) ?? String(process.pid));
  return () => rmSync(file, { force: true });
}
