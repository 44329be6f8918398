import type { Ending, FromWorker, Program, ToWorker } from './messages';
import { sealScope } from './sealed-scope';

/** Characters of each stream after which nothing more is told: the page ends the worker. */
const TOLD = 70_000;

export type Write = (stream: 'stdout' | 'stderr', text: string) => void;

/** A language inside a worker. */
export interface Language {
  load(files: ArrayBuffer[]): Promise<void>;
  /** Resolves when the program has ended, however it ended. */
  run(program: Program, write: Write): Promise<Ending>;
}

/** Answers the page: loads the language once, closes the worker off, and runs what it is given. */
export function serveLanguage({ load, run }: Language): void {
  const say = self.postMessage.bind(self);
  const tell = (message: FromWorker) => say(message);

  async function answer(message: ToWorker): Promise<void> {
    if (message.kind === 'load') {
      await load(message.files);
      const open = sealScope(self);
      if (open.length > 0) throw new Error(`These cannot be closed off: ${open.join(', ')}`);
      tell({ kind: 'ready' });
      return;
    }
    const told = { stdout: 0, stderr: 0 };
    const ending = await run(message.program, (stream, text) => {
      if (told[stream] > TOLD) return;
      told[stream] += text.length;
      tell({ kind: 'wrote', stream, text: text.slice(0, TOLD) });
    });
    tell({ kind: 'ended', ...ending });
  }

  self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
    answer(data).catch((error: unknown) => tell({ kind: 'failed', reason: String(error) }));
  });
}
