import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { ApiError } from '../../../http/api-error';
import { pdfResultSchema, type PdfJob, type PdfResult } from './pdf-job';

const HEAP_MB = 512;
/** How many PDFs may wait. Each takes up to 10 MB of memory. */
const WAITING_MAX = 10;

let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a job in a separate process, one at a time, so that a crafted PDF can neither block the API nor take its memory. Throws UNAVAILABLE
 * if too many are waiting.
 */
export async function runPdfJob(job: PdfJob, timeoutMs: number): Promise<PdfResult> {
  if (waiting >= WAITING_MAX) throw new ApiError('UNAVAILABLE');
  waiting += 1;
  const result = last.then(() => runProcess(job, timeoutMs));
  last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    waiting -= 1;
  }
}

function runProcess(job: PdfJob, timeoutMs: number): Promise<PdfResult> {
  const { file, execArgv } = pdfProgram();
  const child = fork(file, {
    execArgv: [...execArgv, `--max-old-space-size=${HEAP_MB}`],
    // Sends bytes as they are, not as JSON.
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // The process gets no secrets of the API.
    env: { PATH: process.env['PATH'] },
  });
  let timer: NodeJS.Timeout | undefined;
  const result = new Promise<PdfResult>((resolve, reject) => {
    timer = setTimeout(() => resolve({ problem: 'too-large' }), timeoutMs);
    child.once('message', (message) => pdfResultSchema.validate(message).then(resolve, reject));
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      // The JavaScript runtime aborts with a signal when it runs out of memory, and `limitMemory` ends the process with one.
      if (signal) resolve({ problem: 'too-large' });
      else reject(new Error(`the process for PDFs ended with code ${code} and no result`));
    });
    child.send(job, (error) => error && reject(error));
  });
  return result.finally(() => {
    clearTimeout(timer);
    child.kill('SIGKILL');
  });
}

/** The program is next to the bundle of the API. If the API runs from source, as in tests, the program is compiled when it is loaded. */
function pdfProgram(): { file: URL; execArgv: string[] } {
  const bundle = new URL('./pdf-process.js', import.meta.url);
  if (existsSync(bundle)) return { file: bundle, execArgv: [] };
  return {
    file: new URL('./pdf-process.ts', import.meta.url),
    execArgv: ['--import', 'tsx'],
  };
}
