import type { ToWorker } from '../worker/messages';
import { parseWorkerMessage, type WorkerMessage } from './worker-message';

const DOWNLOAD_FAILED =
  'The language could not be downloaded. Check your connection and try again.';

/** A worker in which a language is loaded. */
export interface LanguageWorker {
  /** Resolves when programs can be run. Rejects if loading fails or the worker is terminated first. */
  ready: Promise<void>;
  isReady: () => boolean;
  post: (message: ToWorker) => void;
  /** Replaces the listener for messages. It is called with undefined if the worker crashes. */
  setMessageListener: (listener: (message: WorkerMessage | undefined) => void) => void;
  terminate: () => void;
}

/** Starts a worker and sends it the files of its language. */
export function startLanguageWorker(
  createWorker: () => Promise<Worker>,
  files: Promise<ArrayBuffer[]>,
): LanguageWorker {
  const created = createWorker();
  // If the worker cannot be created, `ready` rejects.
  const withWorker = (use: (worker: Worker) => void) => void created.then(use, () => undefined);
  const post = (message: ToWorker) => withWorker((worker) => worker.postMessage(message));
  let listener: (message: WorkerMessage | undefined) => void = () => undefined;
  let isReady = false;
  let rejectReady: (reason: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    rejectReady = reject;
    listener = (message) => {
      if (message?.kind === 'ready') {
        isReady = true;
        resolve();
      } else reject(new Error(message?.reason ?? 'The language could not be started'));
    };
    Promise.all([files, created]).then(
      ([contents]) => post({ kind: 'load', files: contents }),
      () => reject(new Error(DOWNLOAD_FAILED)),
    );
  });
  withWorker((worker) => {
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      const message = parseWorkerMessage(data);
      if (message) listener(message);
    };
    worker.onerror = (event) => {
      event.preventDefault();
      listener(undefined);
    };
  });
  return {
    ready,
    isReady: () => isReady,
    post,
    setMessageListener: (next) => {
      listener = next;
    },
    terminate: () => {
      withWorker((worker) => worker.terminate());
      rejectReady(new Error('The language was terminated'));
    },
  };
}
