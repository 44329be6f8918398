import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { EncodingError } from './encoding-error';
import { encodingMessageSchema, type EncodingJob } from './encoding-job';

interface RunOptions {
  /** Kills ffmpeg. */
  signal: AbortSignal;
  timeoutMs: number;
  /** Called with the seconds of the video that are encoded. */
  onProgress: (seconds: number) => void;
}

/** Runs ffmpeg until it ends. Throws an EncodingError if it fails. ffmpeg has ended when the promise settles. */
export async function runFfmpeg(
  job: EncodingJob,
  { signal, timeoutMs, onProgress }: RunOptions,
): Promise<void> {
  signal.throwIfAborted();
  const { file, execArgv } = encodingProgram();
  const child = fork(file, {
    execArgv,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    // The process gets no secrets of the API.
    env: { PATH: process.env['PATH'] },
  });
  const stop = () => {
    if (child.connected) child.disconnect();
  };
  const timeout = AbortSignal.timeout(timeoutMs);
  for (const one of [signal, timeout]) one.addEventListener('abort', stop);
  let end: { code: number | null; errors: string } | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      child.on('message', (message) => {
        const { seconds, end: ended } = encodingMessageSchema.validateSync(message);
        if (seconds !== undefined) onProgress(seconds);
        end ??= ended ?? undefined;
      });
      child.once('error', reject);
      child.once('exit', () => resolve());
      child.send(job, (error) => error && reject(error));
    });
  } finally {
    for (const one of [signal, timeout]) one.removeEventListener('abort', stop);
    stop();
  }
  signal.throwIfAborted();
  if (timeout.aborted) {
    const minutes = Math.round(timeoutMs / 60_000);
    throw new EncodingError(`ffmpeg did not finish within ${minutes} minutes`);
  }
  if (end?.code !== 0) throw new EncodingError(describeEnd(end));
}

function describeEnd(end: { code: number | null; errors: string } | undefined): string {
  if (!end) return 'the process that runs ffmpeg ended unexpectedly';
  const how =
    end.code === null
      ? 'ffmpeg was killed or could not be started'
      : `ffmpeg ended with code ${end.code}`;
  const lines = end.errors.split('\n').filter((line) => line.trim() !== '');
  return [how, ...lines.slice(-2)].join(': ');
}

/** The program is next to the bundle of the API. If the API runs from source, as in tests, the program is compiled when it is loaded. */
function encodingProgram(): { file: URL; execArgv: string[] } {
  const bundle = new URL('./encoding-process.js', import.meta.url);
  if (existsSync(bundle)) return { file: bundle, execArgv: [] };
  return {
    file: new URL('./encoding-process.ts', import.meta.url),
    execArgv: ['--import', 'tsx'],
  };
}
