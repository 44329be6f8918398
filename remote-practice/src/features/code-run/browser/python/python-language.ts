import { loadPyodide, version, type PyodideAPI } from 'pyodide';
import type { PyCallable } from 'pyodide/ffi';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import type { ProgramExit } from '../worker/messages';
import type { LanguageRuntime, Write } from '../worker/serve-language';
import { limitMemory } from './limit-memory';
import program from './run-program.py?text';

type Streams = Pick<PyodideAPI, 'setStdin' | 'setStdout' | 'setStderr'>;

/** Never requested: `fetch` is replaced by `serveFiles`. */
const FILES_URL = 'https://files.invalid/';
/** No packages can be loaded. Pyodide rejects a lock file whose `abi_version` is not its own, so update the info with Pyodide. */
const EMPTY_LOCK_FILE = {
  info: {
    abi_version: '2026_0',
    arch: 'wasm32' as const,
    platform: 'emscripten_5_0_3',
    python: '3.14.2',
    version,
  },
  packages: {},
};

/** Returned by `run_program` instead of an exit code when the program ran out of memory. */
const OUT_OF_MEMORY = -1;

/** Python on Pyodide: one interpreter, which is reset before each run. */
export function pythonLanguage(): LanguageRuntime {
  let runtime: { python: Streams; run: (source: string) => Promise<unknown> } | undefined;
  return {
    async load(files) {
      limitMemory();
      serveFiles(files);
      const python = await loadPyodide({
        indexURL: FILES_URL,
        packageBaseUrl: FILES_URL,
        createPyodideModule,
        lockFileContents: EMPTY_LOCK_FILE,
        // The contents of the module `js`, which programs can import: nothing.
        jsglobals: Object.create(null),
      });
      python.runPython(program);
      const run: PyCallable = python.globals.get('run_program');
      runtime = { python, run: (source) => run.callPromising(source) };
    },
    async run({ source, stdin }, write): Promise<ProgramExit> {
      if (!runtime) throw new Error('Python is not loaded yet');
      connect(runtime.python, stdin, write);
      try {
        const code = Number(await runtime.run(source));
        if (code !== OUT_OF_MEMORY) return { code };
        return { code: 1, outOfMemory: true, needsRestart: true };
      } catch (error) {
        return { code: exitCode(error, write), needsRestart: true };
      }
    },
  };
}

/** The exit code after a crash of the interpreter: the program called `os._exit` or exceeded the call stack. */
function exitCode(error: unknown, write: Write): number {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return error.status & 0xff;
  const isStackOverflow = error instanceof RangeError;
  write(
    'stderr',
    isStackOverflow ? 'RecursionError: the browser allows no deeper calls\n' : `${String(error)}\n`,
  );
  return 1;
}

/** Pyodide fetches its files by URL; they are served from the buffers that the page has sent. */
function serveFiles([engine, library]: ArrayBuffer[]): void {
  const types: Record<string, [ArrayBuffer | undefined, string]> = {
    'pyodide.asm.wasm': [engine, 'application/wasm'],
    'python_stdlib.zip': [library, 'application/zip'],
  };
  self.fetch = (url) => {
    const name = String(url).slice(FILES_URL.length);
    const [content, type] = types[name] ?? [];
    if (!content || !type) return Promise.reject(new Error(`There is no file ${name}`));
    return Promise.resolve(new Response(content, { headers: { 'content-type': type } }));
  };
}

function connect(python: Streams, stdin: string, write: Write): void {
  const input = new TextEncoder().encode(stdin);
  let readBytes = 0;
  python.setStdin({
    read(buffer) {
      const chunk = input.subarray(readBytes, readBytes + buffer.length);
      buffer.set(chunk);
      readBytes += chunk.length;
      return chunk.length;
    },
  });
  const outputTo = (stream: 'stdout' | 'stderr') => {
    const decoder = new TextDecoder();
    return {
      write(bytes: Uint8Array) {
        write(stream, decoder.decode(bytes, { stream: true }));
        return bytes.length;
      },
    };
  };
  python.setStdout(outputTo('stdout'));
  python.setStderr(outputTo('stderr'));
}
