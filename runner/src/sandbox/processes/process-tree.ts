import { closeSync, constants, openSync, readdirSync, readFileSync, statfsSync } from 'node:fs';
import { countCpuTime, type ProcessTime } from './cpu-time';
import { kernelObjects, pipeBytes, type KernelObjects } from './kernel-objects';
import { processMemory, type ProcessMemory } from './process-memory';

/** The resolution of the clock in `/proc/…/stat`. */
const MS_PER_TICK = 10;
const NS_PER_MS = 1_000_000;
const DISKS = ['box', 'tmp', 'dev/shm'] as const;
/** Memory of the kernel for a file: its inode and its name. */
const FILE_BYTES = 1_536;
const DEFAULT_SOCKET_BUFFER_BYTES = 212_992;
/** How often kernel objects are sampled at most, and how much of the time that may take. */
const OBJECTS_EVERY_MS = 50;
const OBJECTS_SHARE = 1 / 3;

/** What all processes of a sandbox use at one moment. */
export interface Usage {
  processes: number;
  /** Including processes that have ended. */
  cpuMs: number;
  /** Since the last sample: running, and waiting for a processor. */
  busyMs: number;
  memoryBytes: number;
  files: number;
}

export interface ProcessTree {
  sample: () => Usage;
  /** Bytes, measured as fast as possible: for when there is hardly any room left. */
  sampleMemory: () => number;
  close: () => void;
}

export interface TreeLimits {
  memoryBytes: number;
  /** Whether kernel objects (pipes, descriptors, mappings) are counted: not needed where a cgroup counts them. */
  countsObjects: boolean;
}

interface Process {
  time: ProcessTime;
  memory: ProcessMemory;
}

/** Reads a sandbox through its first process: its own `/proc` lists its processes and no others, and nothing inside can replace it. */
export function openProcessTree(
  firstProcess: number,
  { memoryBytes: limit, countsObjects }: TreeLimits,
): ProcessTree {
  const root = openSync(
    `/proc/${String(firstProcess)}/root`,
    constants.O_RDONLY | constants.O_DIRECTORY,
  );
  const rootFolder = `/proc/self/fd/${String(root)}`;
  const socketBytes = maxSocketBytes();
  const cpu = countCpuTime();
  let objects = new Map<string, KernelObjects>();
  let sampledAt = performance.now();
  let nextObjectsAt = sampledAt;
  let objectBytesNow = 0;

  function sample(): Usage {
    const processes = listProcesses(rootFolder, readProcess);
    const now = performance.now();
    cpu.add(
      processes.map(({ time }) => time),
      now - sampledAt,
    );
    sampledAt = now;
    const { bytes, files } = memoryWithoutObjects(processes.map(({ memory }) => memory));
    if (countsObjects) objectBytesNow = objectBytes(processes, limit - bytes);
    return {
      processes: processes.length,
      cpuMs: cpu.usedMs(),
      busyMs: cpu.busyMs(),
      memoryBytes: bytes + objectBytesNow,
      files,
    };
  }

  /** Everything but the kernel objects. */
  function memoryWithoutObjects(processes: readonly ProcessMemory[]): {
    bytes: number;
    files: number;
  } {
    const disks = DISKS.map((path) => diskUsage(`${rootFolder}/${path}`));
    const files = sum(disks.map((each) => each.files));
    const bytes =
      sum(processes.map((each) => each.bytes)) +
      Math.max(
        sum(disks.map((each) => each.bytes)),
        sum(processes.map((each) => each.sharedBytes)),
      ) +
      files * FILE_BYTES +
      socketsIn(rootFolder) * socketBytes;
    return { bytes, files };
  }

  function objectBytes(processes: readonly Process[], room: number): number {
    const startedAt = performance.now();
    if (startedAt >= nextObjectsAt) {
      const sampled = new Map<string, KernelObjects>();
      let roomLeft = room;
      for (const { time, memory } of processes) {
        if (memory.folder === null || roomLeft < 0) continue;
        const processObjects = kernelObjects(memory.folder, roomLeft);
        roomLeft -= processObjects.bytes;
        sampled.set(time.key, processObjects);
      }
      objects = sampled;
      const endedAt = performance.now();
      nextObjectsAt = endedAt + Math.max(OBJECTS_EVERY_MS, (endedAt - startedAt) / OBJECTS_SHARE);
    }
    const knownObjects = processes.flatMap(({ time }) => objects.get(time.key) ?? []);
    // A process that was not sampled yet descends from one that was, and may have as much.
    const largestBytes = knownObjects.reduce((bytes, each) => Math.max(bytes, each.bytes), 0);
    return (
      sum(knownObjects.map(({ bytes }) => bytes)) +
      (processes.length - knownObjects.length) * largestBytes +
      pipeBytes(knownObjects)
    );
  }

  return {
    sample,
    sampleMemory: () =>
      memoryWithoutObjects(listProcesses(rootFolder, processMemory)).bytes + objectBytesNow,
    close: () => {
      closeSync(root);
    },
  };
}

function listProcesses<T>(rootFolder: string, read: (folder: string, name: string) => T): T[] {
  return readdirSync(`${rootFolder}/proc`).flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [read(`${rootFolder}/proc/${name}`, name)];
    } catch {
      // The process ended meanwhile.
      return [];
    }
  });
}

function readProcess(folder: string, name: string): Process {
  return { time: processTime(folder, name), memory: processMemory(folder) };
}

function processTime(folder: string, name: string): ProcessTime {
  const stat = readFileSync(`${folder}/stat`, 'utf8');
  // The program itself chooses the name in brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // From 0: the state; 11 and 12: its own time, as a program and in the kernel; 13 and 14: that of its children; 19: its start.
  const fieldAt = (index: number) => Number(fields[index] ?? 0);
  return {
    key: `${name}@${fields[19] ?? ''}`,
    ownMs: (fieldAt(11) + fieldAt(12)) * MS_PER_TICK,
    childrenMs: (fieldAt(13) + fieldAt(14)) * MS_PER_TICK,
    isRunnable: fields[0] === 'R',
    ...threadTimes(folder),
  };
}

function threadTimes(folder: string): { runningMs: number; waitingMs: number } {
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

/** Including deleted files that are still open. */
function diskUsage(path: string): { files: number; bytes: number } {
  const { files, ffree, blocks, bfree, bsize } = statfsSync(path);
  return { files: files - ffree, bytes: (blocks - bfree) * bsize };
}

/** All sockets in the sandbox's network, including those that belong to no process any more but still hold data. */
function socketsIn(rootFolder: string): number {
  const statistics = readFileSync(`${rootFolder}/proc/1/net/sockstat`, 'utf8');
  return Number(/^sockets: used (\d+)/m.exec(statistics)?.[1] ?? 0);
}

/** The maximum of one socket: its buffer, and one message that began when it was not quite full. */
function maxSocketBytes(): number {
  try {
    return 1.5 * Number(readFileSync('/proc/sys/net/core/wmem_default', 'utf8'));
  } catch {
    // Older kernels hide this file in containers.
    return 1.5 * DEFAULT_SOCKET_BUFFER_BYTES;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
