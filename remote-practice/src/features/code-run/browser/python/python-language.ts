import { loadPyodide, version, type PyodideAPI } from 'pyodide';
import type { PyCallable } from 'pyodide/ffi';
import createPyodideModule from 'pyodide/pyodide.asm.mjs';
import type { Ending } from '../worker/messages';
import type { Language, Write } from '../worker/serve-language';
import { limitMemory } from './memory-limit';
import program from './run-program.py?text';

type Streams = Pick<PyodideAPI, 'setStdin' | 'setStdout' | 'setStderr'>;

/** No such place is asked: the files are handed in. */
const PLACE = 'https://files.invalid/';
const NO_PACKAGES = {
  info: {
    abi_version: '2026_0',
    arch: 'wasm32' as const,
    platform: 'emscripten_5_0_3',
    python: '3.14.2',
    version,
  },
  packages: {},
};
/** No exit code: said by `run_program` when there was no memory left. */
const OUT_OF_MEMORY = -1;

/** Python on Pyodide: one interpreter, which starts afresh for each run. */
export function pythonLanguage(): Language {
  let loaded: { python: Streams; run: (source: string) => Promise<unknown> } | undefined;
  return {
    async load(files) {
      limitMemory();
      handIn(files);
      const python = await loadPyodide({
        indexURL: PLACE,
        packageBaseUrl: PLACE,
        createPyodideModule,
        lockFileContents: NO_PACKAGES,
        // What `import js` gives to a program.
        jsglobals: Object.create(null),
      });
      python.runPython(program);
      const run: PyCallable = python.globals.get('run_program');
      loaded = { python, run: (source) => run.callPromising(source) };
    },
    async run({ source, stdin }, write): Promise<Ending> {
      if (!loaded) throw new Error('Not loaded yet');
      connect(loaded.python, stdin, write);
      try {
        const code = Number(await loaded.run(source));
        if (code !== OUT_OF_MEMORY) return { code };
        return { code: 1, outOfMemory: true, spoiled: true };
      } catch (error) {
        return { code: exitCode(error, write), spoiled: true };
      }
    },
  };
}

/** The interpreter itself is gone: it was told to exit at once, or nested too deeply. */
function exitCode(error: unknown, write: Write): number {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    return error.status & 0xff;
  const deep = error instanceof RangeError;
  write(
    'stderr',
    deep ? 'RecursionError: the browser allows no deeper calls\n' : `${String(error)}\n`,
  );
  return 1;
}

/** Pyodide asks for its files by address; the page has brought them. */
function handIn([engine, library]: ArrayBuffer[]): void {
  const types: Record<string, [ArrayBuffer | undefined, string]> = {
    'pyodide.asm.wasm': [engine, 'application/wasm'],
    'python_stdlib.zip': [library, 'application/zip'],
  };
  self.fetch = (address) => {
    const name = String(address).slice(PLACE.length);
    const [content, type] = types[name] ?? [];
    if (!content || !type) return Promise.reject(new Error(`There is no file ${name}`));
    return Promise.resolve(new Response(content, { headers: { 'content-type': type } }));
  };
}

function connect(python: Streams, stdin: string, write: Write): void {
  const input = new TextEncoder().encode(stdin);
  let read = 0;
  python.setStdin({
    read(buffer) {
      const piece = input.subarray(read, read + buffer.length);
      buffer.set(piece);
      read += piece.length;
      return piece.length;
    },
  });
  const to = (stream: 'stdout' | 'stderr') => {
    const decoder = new TextDecoder();
    return {
      write(bytes: Uint8Array) {
        write(stream, decoder.decode(bytes, { stream: true }));
        return bytes.length;
      },
    };
  };
  python.setStdout(to('stdout'));
  python.setStderr(to('stderr'));
}
