import { readdirSync, readFileSync } from 'node:fs';

const KILOBYTE = 1_024;
/** The kernel's memory for a process, without its page tables, and for each of its threads. */
const PROCESS_BYTES = 32 * KILOBYTE;
const THREAD_BYTES = 32 * KILOBYTE;

export interface ProcessMemory {
  /** Its own pages, in memory or swapped out, their page tables, and the kernel's memory for it and its threads. */
  bytes: number;
  /** Resident pages of files on the disks, and of shared mappings where no filter forbids them. */
  sharedBytes: number;
  /** The folder that lists its descriptors and mappings; null if it has ended. */
  folder: string | null;
}

/** Reads the memory of one process from `/proc`. */
export function processMemory(folder: string): ProcessMemory {
  const leader = readStatus(folder);
  if (leader.isMapped) return { ...leader, folder };
  const livingThread = otherThread(folder);
  return livingThread ?? { ...leader, folder: null };
}

/** A process whose first thread has ended continues in its other threads, but its own entry shows no memory any more. */
function otherThread(folder: string): ProcessMemory | null {
  for (const thread of readdirSync(`${folder}/task`)) {
    try {
      const path = `${folder}/task/${thread}`;
      const status = readStatus(path);
      if (status.isMapped) return { ...status, folder: path };
    } catch {
      // It ended meanwhile.
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
