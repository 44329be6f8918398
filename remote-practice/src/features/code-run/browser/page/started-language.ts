import type { ToWorker } from '../worker/messages';
import { readSaid, type Said } from './from-worker';

/** A worker with its language. */
export interface StartedLanguage {
  /** Resolves when it can run programs. Rejects when it cannot be loaded, or was ended before. */
  ready: Promise<void>;
  isReady: () => boolean;
  tell: (message: ToWorker) => void;
  /** Told of all that the worker says from now on, until another listens; undefined when it broke. */
  listen: (listener: (said: Said | undefined) => void) => void;
  end: () => void;
}

/** Starts a worker and hands it the files of its language. */
export function startLanguage(open: () => Worker, files: Promise<ArrayBuffer[]>): StartedLanguage {
  const worker = open();
  const tell = (message: ToWorker) => worker.postMessage(message);
  let listener: (said: Said | undefined) => void = () => undefined;
  let isReady = false;
  let refuse: (reason: Error) => void = () => undefined;
  const ready = new Promise<void>((resolve, reject) => {
    refuse = reject;
    listener = (said) => {
      if (said?.kind === 'ready') {
        isReady = true;
        resolve();
      } else reject(new Error(said?.reason ?? 'The language could not be started'));
    };
    files.then((contents) => tell({ kind: 'load', files: contents }), reject);
  });
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    const said = readSaid(data);
    if (said) listener(said);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    listener(undefined);
  };
  return {
    ready,
    isReady: () => isReady,
    tell,
    listen: (next) => {
      listener = next;
    },
    end: () => {
      worker.terminate();
      refuse(new Error('The language was ended'));
    },
  };
}
