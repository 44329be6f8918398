import { Worker } from 'node:worker_threads';

/** Limit for the whole process. A PDF of 10 MB takes less than half of it. */
const MAX_BYTES = 768 * 1_048_576;
const CHECK_MS = 25;

/**
 * Ends the process when it takes too much memory. The heap limit does not include typed arrays, into which libraries inflate streams, so a
 * crafted file could take all memory. A separate thread checks, because the main thread is busy.
 */
export function limitMemory(): void {
  const code = `setInterval(() => {
    if (process.memoryUsage.rss() > ${MAX_BYTES}) process.kill(process.pid, 'SIGKILL');
  }, ${CHECK_MS});`;
  new Worker(code, { eval: true, execArgv: [] }).unref();
}
