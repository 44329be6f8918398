import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import type { ProgramFile } from '../code-runner';

/** Packs all files for a sandbox into one; `tar` unpacks it inside, with the rights of the run. */
export function createArchive(files: readonly ProgramFile[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, bytes } of files) archive.entry({ name, mode: 0o644 }, bytes);
  archive.finalize();
  return buffer(archive);
}

/** Several archives may follow each other: the output of a compiler is one. */
export const ARCHIVE = {
  path: '.files.tar',
  unpack: ['tar', '-xif', '/box/.files.tar', '-C', '/box'],
} as const;
