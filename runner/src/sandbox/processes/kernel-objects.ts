import { closeSync, openSync, readdirSync, readFileSync, readlinkSync, readSync } from 'node:fs';

/** The capacity of a pipe, which programs in the sandbox cannot change. */
const PIPE_BYTES = 65_536;
const TERMINAL_BYTES = 262_144;
const DESCRIPTOR_BYTES = 1_024;
/** The kernel's memory for one mapping, with its first page. */
const MAPPING_BYTES = 448;
/** A watch or a lock takes up to 256 bytes, its line in `fdinfo` has at least 50. */
const BYTES_PER_CHARACTER = 5;
/** The maximum, for a list of descriptors that cannot be read. */
const UNREADABLE_BYTES = 128 * PIPE_BYTES;

const NEWLINE = 10;
const buffer = Buffer.alloc(65_536);

/** The objects of one process. Pipes are named by inode, because several processes can share one. */
export interface KernelObjects {
  bytes: number;
  pipes: ReadonlySet<string>;
}

/**
 * An upper bound for the kernel's memory of a process that is in none of its pages: pipes, watches and locks of its descriptors,
 * and its mappings. Expensive, so not part of each sample. Mappings are counted only until they exceed `roomBytes`, which remain up to
 * the limit.
 */
export function kernelObjects(folder: string, roomBytes: number): KernelObjects {
  const pipes = new Set<string>();
  let bytes = 0;
  try {
    for (const descriptor of readdirSync(`${folder}/fd`)) {
      bytes += DESCRIPTOR_BYTES + descriptorBytes(folder, descriptor, pipes);
    }
  } catch {
    bytes += UNREADABLE_BYTES;
  }
  return { bytes: bytes + mappingBytes(folder, roomBytes - bytes), pipes };
}

export function pipeBytes(objects: Iterable<KernelObjects>): number {
  const pipes = new Set<string>();
  for (const { pipes: own } of objects) for (const pipe of own) pipes.add(pipe);
  return pipes.size * PIPE_BYTES;
}

function descriptorBytes(folder: string, descriptor: string, pipes: Set<string>): number {
  try {
    const target = readlinkSync(`${folder}/fd/${descriptor}`);
    // A named pipe on a disk of the run has a path instead.
    if (/^(?:pipe:|\/(?:box|tmp|dev\/shm)\/)/.test(target)) pipes.add(target);
    if (target.startsWith('/dev/pt')) return TERMINAL_BYTES;
    if (!/^(?:\/(?!dev\/(?!shm\/))|anon_inode:\[eventpoll\])/.test(target)) return 0;
    return BYTES_PER_CHARACTER * readFileSync(`${folder}/fdinfo/${descriptor}`).length;
  } catch {
    // The descriptor was closed meanwhile.
    return 0;
  }
}

function mappingBytes(folder: string, roomBytes: number): number {
  let count = 0;
  let file: number;
  try {
    file = openSync(`${folder}/maps`, 'r');
  } catch {
    return 0;
  }
  try {
    while (count * MAPPING_BYTES <= roomBytes) {
      const length = readSync(file, buffer, 0, buffer.length, null);
      if (length === 0) break;
      for (let at = buffer.indexOf(NEWLINE); at !== -1 && at < length;) {
        count += 1;
        at = buffer.indexOf(NEWLINE, at + 1);
      }
    }
  } catch {
    // The process ended meanwhile.
  } finally {
    closeSync(file);
  }
  return count * MAPPING_BYTES;
}
