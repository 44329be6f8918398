import { closeSync, constants, openSync, readdirSync, readFileSync, statfsSync } from 'node:fs';

/** The clock of `/proc/…/stat`. */
const MS_PER_TICK = 10;
const NS_PER_MS = 1_000_000;

/** What all processes of a sandbox use at one moment. */
export interface Usage {
  processes: number;
  /** Of those that are there, and those that ended and were waited for. */
  cpuMs: number;
  /** Since the last look: on a processor, and waiting for one. */
  busyMs: number;
  memoryBytes: number;
  files: number;
}

export interface ProcessTree {
  look: () => Usage;
  close: () => void;
}

interface Process {
  key: string;
  ownMs: number;
  childrenMs: number;
  /** Of its threads: on a processor, and waiting for one. More exact than the clock, but without those that ended. */
  runningMs: number;
  waitingMs: number;
  memoryBytes: number;
}

/**
 * Looks into a sandbox through its first process: its own `/proc` lists its processes and no others, and nothing inside can put
 * something else in its place.
 */
export function openProcessTree(firstProcess: number): ProcessTree {
  const root = openSync(
    `/proc/${String(firstProcess)}/root`,
    constants.O_RDONLY | constants.O_DIRECTORY,
  );
  const base = `/proc/self/fd/${String(root)}`;
  /** By process, so that the time of those that nobody waited for is not lost. */
  const owns = new Map<string, number>();
  let before = new Map<string, Process>();
  let ranMs = 0;

  function look(): Usage {
    const processes = list(base);
    let busyMs = 0;
    for (const { key, ownMs, runningMs, waitingMs } of processes) {
      const last = before.get(key);
      const ran = Math.max(0, runningMs - (last?.runningMs ?? 0));
      owns.set(key, ownMs);
      ranMs += ran;
      busyMs += ran + Math.max(0, waitingMs - (last?.waitingMs ?? 0));
    }
    before = new Map(processes.map((process) => [process.key, process]));
    const known = sum(processes.map(({ ownMs, childrenMs }) => ownMs + childrenMs));
    return {
      processes: processes.length,
      cpuMs: Math.round(Math.max(known, ranMs, sum([...owns.values()]))),
      busyMs,
      memoryBytes: sum(processes.map(({ memoryBytes }) => memoryBytes)),
      files: sum(['box', 'tmp', 'dev/shm'].map((path) => filesIn(`${base}/${path}`))),
    };
  }

  return {
    look,
    close: () => {
      closeSync(root);
    },
  };
}

function list(base: string): Process[] {
  return readdirSync(`${base}/proc`).flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [read(`${base}/proc/${name}`, name)];
    } catch {
      // It ended while it was looked at.
      return [];
    }
  });
}

function read(folder: string, name: string): Process {
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  // The name in brackets is the program's own choice.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const at = (index: number) => Number(fields[index] ?? 0);
  return {
    key: `${name}@${fields[19] ?? ''}`,
    ownMs: (at(11) + at(12)) * MS_PER_TICK,
    childrenMs: (at(13) + at(14)) * MS_PER_TICK,
    ...threads(folder),
    memoryBytes: memory(folder),
  };
}

function threads(folder: string): { runningMs: number; waitingMs: number } {
  const times = readdirSync(`${folder}/task`).map((thread) => {
    try {
      return readFileSync(`${folder}/task/${thread}/schedstat`, 'utf8').split(' ').map(Number);
    } catch {
      return [];
    }
  });
  return {
    runningMs: sum(times.map(([running = 0]) => running)) / NS_PER_MS,
    waitingMs: sum(times.map(([, waiting = 0]) => waiting)) / NS_PER_MS,
  };
}

function memory(folder: string): number {
  const kilobytes = [
    ...readFileSync(`${folder}/status`, 'utf8').matchAll(/^Rss(?:Anon|Shmem):\s+(\d+) kB/gm),
  ].map(([, value]) => Number(value));
  return sum(kilobytes) * 1_024;
}

function filesIn(path: string): number {
  const { files, ffree } = statfsSync(path);
  return files - ffree;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
