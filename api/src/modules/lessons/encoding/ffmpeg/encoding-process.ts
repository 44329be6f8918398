/**
 * The program of the process that runs ffmpeg for one video. It gets the job as a message and ends with ffmpeg. When the API stops or is
 * killed, its channel closes: then it kills ffmpeg and removes the folder, which nobody else would do.
 */
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { createInterface } from 'node:readline';
import { encodingJobSchema, type EncodingMessage } from './encoding-job';

const MAX_ERROR_LENGTH = 4_000;

// ffmpeg inherits the low priority, so that it does not slow down requests.
setPriority(constants.priority.PRIORITY_LOW);

process.once('message', async (message) => {
  const { ffmpeg, args, folder } = encodingJobSchema.validateSync(message);
  const child = spawn(ffmpeg, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] },
  });
  let errors = '';
  const end = (code: number | null) => {
    if (process.connected) send({ end: { code, errors } }, () => process.disconnect());
  };
  process.once('disconnect', () => {
    const isRunning = child.exitCode === null && child.signalCode === null && child.pid;
    if (!isRunning) return;
    child.once('close', () => void rm(folder, { recursive: true, force: true }));
    child.kill('SIGKILL');
  });
  child.once('error', (error) => {
    errors = error.message;
    end(null);
  });
  child.once('close', end);
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors = (errors + chunk).slice(-MAX_ERROR_LENGTH);
  });
  createInterface(child.stdout).on('line', (line) => {
    // Microseconds, also in versions that call them `out_time_ms`.
    const microseconds = /^out_time_(?:us|ms)=(\d+)$/.exec(line)?.[1];
    if (microseconds !== undefined && process.connected)
      send({ seconds: Number(microseconds) / 1_000_000 });
  });
});

function send(message: EncodingMessage, done?: () => void): void {
  process.send?.(message, undefined, undefined, done);
}
