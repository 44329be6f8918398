import type { ProgramExit, FromWorker, Program, ToWorker } from './messages';
import { sealScope } from './seal-scope';

/** The number of characters of each stream that are sent. The limit of the page is lower, so the page terminates the worker earlier. */
const MAX_CHARS = 70_000;

export type Write = (stream: 'stdout' | 'stderr', text: string) => void;

/** A language inside a worker. */
export interface LanguageRuntime {
  load(files: ArrayBuffer[]): Promise<void>;
  /** Resolves when the program has exited, successfully or not. */
  run(program: Program, write: Write): Promise<ProgramExit>;
}

/** Handles messages from the page: loads the language once, seals the scope, and runs programs. */
export function serveLanguage({ load, run }: LanguageRuntime): void {
  const postMessage = self.postMessage.bind(self);
  const post = (message: FromWorker) => postMessage(message);

  async function handleMessage(message: ToWorker): Promise<void> {
    if (message.kind === 'load') {
      await load(message.files);
      const remaining = sealScope(self);
      if (remaining.length > 0)
        throw new Error(`These globals cannot be removed: ${remaining.join(', ')}`);
      post({ kind: 'ready' });
      return;
    }
    const sentChars = { stdout: 0, stderr: 0 };
    const exit = await run(message.program, (stream, text) => {
      if (sentChars[stream] > MAX_CHARS) return;
      sentChars[stream] += text.length;
      post({ kind: 'output', stream, text: text.slice(0, MAX_CHARS) });
    });
    post({ kind: 'exited', ...exit });
  }

  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    handleMessage(data).catch((error: unknown) => post({ kind: 'failed', reason: String(error) }));
  });
}
