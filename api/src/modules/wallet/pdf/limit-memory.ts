import { Worker } from 'node:worker_threads';

/** Of the whole process. A PDF of 10 MB takes less than half of it. */
const MAX_BYTES = 768 * 1_048_576;
const CHECK_MS = 25;

/**
 * Ends the process when it takes too much memory. The limit of the heap leaves out typed arrays, into which libraries inflate
 * streams, so a crafted file could take all memory. A thread of its own checks, as the main one is busy.
 */
export function limitMemory(): void {
  const code = `setInterval(() => {
    if (process.memoryUsage.rss() > ${MAX_BYTES}) process.kill(process.pid, 'SIGKILL');
  }, ${CHECK_MS});`;
  new Worker(code, { eval: true, execArgv: [] }).unref();
}
