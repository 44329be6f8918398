import type { Language } from '@sopaan/schemas/code-run';

/** What a language is made of beside its worker. */
export interface LanguageFiles {
  open: () => Worker;
  urls: URL[];
  /** What a browser fetches in all, compressed. */
  bytes: number;
}

const javascript: LanguageFiles = {
  open: () =>
    new Worker(
      /* webpackChunkName: "javascript-runner" */
      new URL('../javascript/javascript.worker.ts', import.meta.url),
    ),
  urls: [new URL('@jitl/quickjs-ng-wasmfile-release-sync/wasm', import.meta.url)],
  bytes: 270_000,
};

const python: LanguageFiles = {
  open: () =>
    new Worker(
      /* webpackChunkName: "python-runner" */
      new URL('../python/python.worker.ts', import.meta.url),
    ),
  urls: [
    new URL('pyodide/pyodide.asm.wasm', import.meta.url),
    new URL('pyodide/python_stdlib.zip', import.meta.url),
  ],
  bytes: 5_900_000,
};

/** The files of each language that a browser can run. */
export const languageFiles: Partial<Record<Language, LanguageFiles>> = {
  javascript,
  typescript: javascript,
  python,
};
