import { join } from 'node:path';
import { rmSync } from 'node:fs';
import { readPrivateFile, writePrivateFile } from './private-file';
import { processIdentity } from './process-identity';

/** One process at a time owns a cluster. The claim of a process that has ended counts for nothing. */
export function lockCluster(folder: string): () => void {
  const file = join(folder, 'owner');
  const claimed = readPrivateFile(file);
  const pid = Number.parseInt(claimed ?? '', 10);
  if (claimed && pid !== process.pid && processIdentity(pid) === claimed) {
    throw new Error(
      `The database in ${folder} is in use by process ${pid}. ` +
        'End that one first, or set SOPAAN_DATA to another folder.',
    );
  }
  writePrivateFile(file, processIdentity(process.pid) ?? String(process.pid));
  return () => rmSync(file, { force: true });
}
