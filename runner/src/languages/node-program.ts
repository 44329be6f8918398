import { MEGABYTE, megabytes } from './language';

/** The Node that runs this process, wherever it is installed. */
export const nodeCandidates = (): readonly string[] => [process.execPath];

export const nodeAllowance = {
  cpuMs: 150,
  memoryBytes: 40 * MEGABYTE,
  reservedBytes: 192 * MEGABYTE,
};

/** The messages of the heap, and of memory outside of it. */
export const nodeOutOfMemory =
  /JavaScript heap out of memory|Array buffer allocation failed|^FATAL ERROR: .*(?:out of memory|Allocation failed)|Committing semi space failed/im;

export function nodeRun(
  node: string,
  program: string,
  memoryBytes: number,
  flags: readonly string[] = [],
): readonly string[] {
  return [node, `--max-old-space-size=${String(megabytes(memoryBytes))}`, ...flags, program];
}
