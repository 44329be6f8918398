import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { errorMessage } from '@sopaan/http/error-code';

const run = promisify(execFile);

const TIMEOUT_MS = 10_000;

/** The encoders for H.264 and AAC, which all phones can play. */
const ENCODERS = ['libx264', 'aac'];

interface FoundFfmpeg {
  /** Undefined if no suitable ffmpeg was found. */
  ffmpeg: string | undefined;
  /** For the log. */
  message: string;
}

/** Looks for ffmpeg: `program` is its path or name, or `off` to look for none. */
export async function findFfmpeg(program: string): Promise<FoundFfmpeg> {
  const none = (reason: string) => ({
    ffmpeg: undefined,
    message: `videos are sent as they are: ${reason}`,
  });
  if (program === 'off') return none('FFMPEG is off');
  try {
    const options = { timeout: TIMEOUT_MS, env: { PATH: process.env['PATH'] } };
    const { stdout } = await run(program, ['-hide_banner', '-encoders'], options);
    const encoders = stdout.split('\n').map((line) => line.trim().split(/\s+/)[1]);
    const missing = ENCODERS.filter((name) => !encoders.includes(name));
    if (missing.length > 0) return none(`${program} has no encoder ${missing.join(' and ')}`);
    return { ffmpeg: program, message: `videos are encoded with ${program}` };
  } catch (error) {
    return none(errorMessage(error).split('\n')[0] ?? '');
  }
}
