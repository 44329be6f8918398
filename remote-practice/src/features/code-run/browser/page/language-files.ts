import { WorkerScript } from '@sopaan/release-files/worker-script';
import type { Language } from '@sopaan/schemas/code-runs/code-run';

/** The worker and the files of a language. */
export interface LanguageFiles {
  createWorker: () => Promise<Worker>;
  urls: URL[];
  /** Compressed size of the download, including the worker. */
  downloadBytes: number;
}

const javascript: LanguageFiles = {
  createWorker: () =>
    new WorkerScript(
      /* webpackChunkName: "javascript-runner" */
      new URL('../javascript/javascript.worker.ts', import.meta.url),
    ).start(),
  urls: [new URL('@jitl/quickjs-ng-wasmfile-release-sync/wasm', import.meta.url)],
  downloadBytes: 270_000,
};

const python: LanguageFiles = {
  createWorker: () =>
    new WorkerScript(
      /* webpackChunkName: "python-runner" */
      new URL('../python/python.worker.ts', import.meta.url),
    ).start(),
  urls: [
    new URL('pyodide/pyodide.asm.wasm', import.meta.url),
    new URL('pyodide/python_stdlib.zip', import.meta.url),
  ],
  downloadBytes: 5_900_000,
};

/** The files of each language that a browser can run. */
export const languageFiles: Partial<Record<Language, LanguageFiles>> = {
  javascript,
  typescript: javascript,
  python,
};
