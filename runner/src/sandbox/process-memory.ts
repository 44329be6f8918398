import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTE = 1_024;
/** Of the kernel: for a process without its page tables, and for each of its threads. */
const PROCESS_BYTES = 32 * KILOBYTE;
const THREAD_BYTES = 32 * KILOBYTE;

export interface ProcessMemory {
  /** Pages of its own, in memory or swapped out, their page tables, and what the kernel keeps for it and its threads. */
  bytes: number;
  /** Pages of files on the disks in memory, and where no filter forbids them of shared mappings. */
  sharedBytes: number;
  /** Where its descriptors and mappings are listed; null for one that has ended. */
  folder: string | null;
}

/** What `/proc` says about the memory of one process. */
export function processMemory(folder: string): ProcessMemory {
  const leader = readStatus(folder);
  if (leader.isMapped) return { ...leader, folder };
  const living = otherThread(folder);
  return living ?? { ...leader, folder: null };
}

/** A process whose first thread has ended goes on in the others, but its own entry shows no memory any more. */
function otherThread(folder: string): ProcessMemory | null {
  for (const thread of readdirSync(`${folder}/task`)) {
    try {
      const path = `${folder}/task/${thread}`;
      const status = readStatus(path);
      if (status.isMapped) return { ...status, folder: path };
    } catch {
      // It ended while it was looked at.
    }
  }
  return null;
}

function readStatus(folder: string): { isMapped: boolean; bytes: number; sharedBytes: number } {
  const status = readFileSync(`${folder}/status`, 'utf8');
  const values = new Map(
    [...status.matchAll(/^(Rss(?:Anon|Shmem)|Vm(?:PTE|Swap)|Threads):\s+(\d+)/gm)].map(
      ([, name, value]) => [name, Number(value)],
    ),
  );
  const kilobytes = (name: string) => (values.get(name) ?? 0) * KILOBYTE;
  return {
    isMapped: values.has('RssAnon'),
    bytes:
      kilobytes('RssAnon') +
      kilobytes('VmSwap') +
      kilobytes('VmPTE') +
      PROCESS_BYTES +
      (values.get('Threads') ?? 1) * THREAD_BYTES,
    sharedBytes: kilobytes('RssShmem'),
  };
}
