import type { CodeRun } from '@sopaan/schemas/code-runs/code-run';
import type { BrowserRequest, BrowserRunOptions } from '../browser-request';
import { createFileLoader } from './file-loader';
import type { WorkerMessage } from './worker-message';
import type { LanguageFiles } from './language-files';
import { OutputBuffer } from './output-buffer';
import { startLanguageWorker, type LanguageWorker } from './language-worker';
import { toCodeRun, type RunOutcome } from './to-code-run';

const TIME_LIMIT_MS = 5_000;

/** Runs programs of one language, one at a time. */
export interface BrowserLanguage {
  run: (request: BrowserRequest, options: BrowserRunOptions) => Promise<CodeRun>;
  warmUp: () => Promise<void>;
  /** Terminates the worker after the running and queued programs. */
  terminate: () => void;
  /** Bytes still to be downloaded. */
  downloadSize: () => number;
}

export function createBrowserLanguage({
  createWorker,
  urls,
  downloadBytes,
}: LanguageFiles): BrowserLanguage {
  const files = createFileLoader(urls);
  let current: LanguageWorker | undefined;
  let isFetched = false;
  let lastRun: Promise<unknown> = Promise.resolve();

  function start(): LanguageWorker {
    const worker = (current ??= startLanguageWorker(createWorker, files.load()));
    worker.ready.then(
      () => {
        isFetched = true;
      },
      () => {
        worker.terminate();
        if (current === worker) current = undefined;
      },
    );
    return worker;
  }

  /** Terminates the worker and starts the next one at once, as a stopped program is usually fixed and run again. */
  function replace(worker: LanguageWorker): void {
    worker.terminate();
    if (current !== worker) return;
    current = undefined;
    start();
  }

  async function run(request: BrowserRequest, options: BrowserRunOptions): Promise<CodeRun> {
    const { signal, onStep } = options;
    signal.throwIfAborted();
    const worker = start();
    if (!worker.isReady()) onStep?.('loading');
    await rejectOnAbort(worker.ready, signal);
    onStep?.('running');
    const output = new OutputBuffer();
    const startedAt = performance.now();
    const { outcome, needsRestart } = await waitForOutcome(worker, request, output, signal);
    const wallTime = performance.now() - startedAt;
    if (needsRestart) replace(worker);
    signal.throwIfAborted();
    return toCodeRun(request.language, outcome, output, wallTime);
  }

  return {
    run(request, options) {
      const next = lastRun.then(() => run(request, options));
      lastRun = next.catch(() => undefined);
      return next;
    },
    warmUp: () => start().ready,
    terminate() {
      void lastRun.then(() => {
        current?.terminate();
        current = undefined;
      });
    },
    downloadSize: () => (isFetched ? 0 : downloadBytes),
  };
}

/** Resolves when the program has exited, or has to be stopped by terminating its worker. */
function waitForOutcome(
  worker: LanguageWorker,
  program: BrowserRequest,
  output: OutputBuffer,
  signal: AbortSignal,
): Promise<{ outcome: RunOutcome; needsRestart: boolean }> {
  return new Promise((resolve) => {
    const finish = (outcome: RunOutcome, needsRestart: boolean) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      worker.setMessageListener(() => undefined);
      resolve({ outcome, needsRestart });
    };
    // After an abort the outcome is discarded: `run` throws.
    const stop = () => finish({ reason: 'crash' }, true);
    const timer = setTimeout(() => finish({ reason: 'time' }, true), TIME_LIMIT_MS);
    signal.addEventListener('abort', stop);
    worker.setMessageListener((message) => {
      if (message?.kind === 'output') {
        // If a stream exceeds its limit, the run ends with the name of the stream as the reason.
        if (!output.append(message.stream, message.text)) finish({ reason: message.stream }, true);
      } else if (message?.kind === 'exited') finish(toOutcome(message), message.needsRestart);
      else finish({ reason: 'crash' }, true);
    });
    worker.post({ kind: 'run', program });
  });
}

function toOutcome({ code, outOfMemory, compileError }: WorkerMessage): RunOutcome {
  if (compileError !== undefined) return { reason: 'compile', code, output: compileError };
  return outOfMemory ? { reason: 'memory' } : { reason: 'exit', code };
}

function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
