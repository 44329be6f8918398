import type { CodeRun } from '@sopaan/schemas/code-run';
import type { BrowserRequest, BrowserRunOptions } from '../browser-runner';
import { fetchedFiles } from './fetched-files';
import type { Said } from './from-worker';
import type { LanguageFiles } from './language-files';
import { OutputSoFar } from './output-so-far';
import { startLanguage, type StartedLanguage } from './started-language';
import { toldOf, type BrowserEnd } from './told';

/** Milliseconds. */
const WALL = 5000;

/** A language that programs can be run in, one at a time. */
export interface BrowserLanguage {
  run: (request: BrowserRequest, options: BrowserRunOptions) => Promise<CodeRun>;
  warmUp: () => Promise<void>;
  /** Ends its worker after the programs that are under way. */
  end: () => void;
  /** Bytes that are still to be fetched. */
  missing: () => number;
}

export function browserLanguage({ open, urls, bytes }: LanguageFiles): BrowserLanguage {
  const files = fetchedFiles(urls);
  let started: StartedLanguage | undefined;
  let fetched = false;
  let last: Promise<unknown> = Promise.resolve();

  function start(): StartedLanguage {
    const language = (started ??= startLanguage(open, files.get()));
    language.ready.then(
      () => {
        fetched = true;
      },
      () => {
        language.end();
        if (started === language) started = undefined;
      },
    );
    return language;
  }

  /** The next one starts at once: whoever ends a program mostly mends it and runs it again. */
  function replace(language: StartedLanguage): void {
    language.end();
    if (started !== language) return;
    started = undefined;
    start();
  }

  async function run(request: BrowserRequest, options: BrowserRunOptions): Promise<CodeRun> {
    const { signal, onStage } = options;
    signal.throwIfAborted();
    const language = start();
    if (!language.isReady()) onStage?.('loading');
    await unlessAborted(language.ready, signal);
    onStage?.('running');
    const output = new OutputSoFar();
    const from = performance.now();
    const { end, spoiled } = await ended(language, request, output, signal);
    const wallTime = performance.now() - from;
    if (spoiled) replace(language);
    signal.throwIfAborted();
    return toldOf(request.language, end, output, wallTime);
  }

  return {
    run(request, options) {
      const next = last.then(() => run(request, options));
      last = next.catch(() => undefined);
      return next;
    },
    warmUp: () => start().ready,
    end() {
      void last.then(() => {
        started?.end();
        started = undefined;
      });
    },
    missing: () => (fetched ? 0 : bytes),
  };
}

/** Resolves when the program has ended by itself, or has to be ended together with its worker. */
function ended(
  language: StartedLanguage,
  program: BrowserRequest,
  output: OutputSoFar,
  signal: AbortSignal,
): Promise<{ end: BrowserEnd; spoiled: boolean }> {
  return new Promise((resolve) => {
    const finish = (end: BrowserEnd, spoiled: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      language.listen(() => undefined);
      resolve({ end, spoiled });
    };
    const stop = () => finish({ why: 'crash' }, true);
    const timer = setTimeout(() => finish({ why: 'time' }, true), WALL);
    signal.addEventListener('abort', stop);
    language.listen((said) => {
      if (said?.kind === 'wrote') {
        if (!output.add(said.stream, said.text)) finish({ why: said.stream }, true);
      } else if (said?.kind === 'ended') finish(endOf(said), said.spoiled);
      else finish({ why: 'crash' }, true);
    });
    language.tell({ kind: 'run', program });
  });
}

function endOf({ code, outOfMemory, compileError }: Said): BrowserEnd {
  if (compileError !== undefined) return { why: 'compile', code, words: compileError };
  return outOfMemory ? { why: 'memory' } : { why: 'exit', code };
}

function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
