import { execFile } from 'node:child_process';
import { closeSync, constants, openSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { reserveUserId } from './user-id';

/** Only names the file, without access to it; `node:fs` has no constant for it. */
const O_PATH = 0x20_0000;

/** The two ends of a pipe. */
interface PipeEnds {
  read: number;
  write: number;
}

/** The resources of one run at a time. */
export interface SandboxResources {
  /** Null if the server is an ordinary user: runs are then that user, each in its own user namespace. */
  userId: number | null;
  openPipes: () => { stdout: PipeEnds; stderr: PipeEnds };
  close: () => void;
}

/**
 * Node gives a child sockets as pipes, and a socket cannot be opened as `/dev/stdout`, which programs do. So these are named
 * pipes, whose names are removed before anybody can use them.
 */
export async function openSandboxResources(): Promise<SandboxResources> {
  const reservedUser = process.getuid?.() === 0 ? await reserveUserId() : null;
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-pipes-'));
  const pipes: number[] = [];
  try {
    const paths = [join(folder, 'stdout'), join(folder, 'stderr')];
    await promisify(execFile)('mkfifo', ['-m', '666', ...paths]);
    pipes.push(...paths.map((path) => openSync(path, O_PATH)));
  } catch (error) {
    reservedUser?.release();
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const [stdout = -1, stderr = -1] = pipes;
  return {
    userId: reservedUser?.userId ?? null,
    openPipes: () => ({ stdout: openEnds(stdout), stderr: openEnds(stderr) }),
    close: () => {
      for (const descriptor of pipes) closeSync(descriptor);
      reservedUser?.release();
    },
  };
}

/** A pipe that nobody has open is empty, so it holds nothing of an earlier run. */
function openEnds(descriptor: number): PipeEnds {
  const path = `/proc/self/fd/${String(descriptor)}`;
  const read = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    return { read, write: openSync(path, constants.O_WRONLY) };
  } catch (error) {
    closeSync(read);
    throw error;
  }
}
