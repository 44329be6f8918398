import { EventEmitter } from './emitter';
import { format } from './format';
import type { Host } from './host';
import { inspect } from './inspect';
import type { Process } from './process';
import { Interface } from './readline';

/** A minimal `Buffer` that contains the input. */
class InputBuffer {
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get length(): number {
    return this.#text.length;
  }

  toString(): string {
    return this.#text;
  }
}

/** `require` for the Node modules that programs use. */
export function createRequire(host: Host, process: Process) {
  const fs = {
    readFileSync(file: unknown, options?: unknown): unknown {
      if (file !== 0 && file !== '/dev/stdin' && file !== '/proc/self/fd/0') {
        const reason = `ENOENT: no such file or directory, open '${String(file)}'`;
        throw Object.assign(new Error(reason), { code: 'ENOENT' });
      }
      const text = host.stdin;
      return options ? text : new InputBuffer(text);
    },
    existsSync: (file: unknown) => file === '/dev/stdin',
    writeSync(fd: unknown, text: unknown): void {
      if (fd === 2) host.stderr(String(text));
      else host.stdout(String(text));
    },
    writeFileSync(file: unknown, text: unknown): void {
      if (file === 1 || file === '/dev/stdout') host.stdout(String(text));
      else if (file === 2 || file === '/dev/stderr') host.stderr(String(text));
      else throw new Error(`EROFS: read-only file system, open '${String(file)}'`);
    },
  };
  const createInterface = ({ output }: { output?: { write(text: string): unknown } } = {}) =>
    new Interface(process.stdin, output);
  const modules: Record<string, unknown> = {
    fs,
    readline: { createInterface, Interface },
    'readline/promises': { createInterface, Interface },
    events: Object.assign(EventEmitter, { EventEmitter }),
    util: { format, inspect },
    os: { EOL: '\n' },
    process,
    perf_hooks: { performance },
    'timers/promises': {
      setTimeout: (delay: number, value?: unknown) =>
        new Promise((resolve) => setTimeout(() => resolve(value), delay)),
    },
    assert: createAssert(),
  };
  return (name: string): unknown => {
    const module = modules[name.replace(/^node:/, '')];
    if (module !== undefined) return module;
    const error = new Error(`Cannot find module '${name}' (it is not available in the browser)`);
    throw Object.assign(error, { code: 'MODULE_NOT_FOUND' });
  };
}

function createAssert() {
  const check = (condition: unknown, message = 'The expression evaluated to a falsy value') => {
    if (!condition) throw Object.assign(new Error(message), { name: 'AssertionError' });
  };
  const strictEqual = (a: unknown, b: unknown, message?: string) =>
    check(
      Object.is(a, b),
      message ?? `Expected values to be strictly equal: ${inspect(a)} !== ${inspect(b)}`,
    );
  const deepStrictEqual = (a: unknown, b: unknown, message?: string) =>
    check(
      inspect(a, { depth: null }) === inspect(b, { depth: null }),
      message ?? 'Expected values to be deep-equal',
    );
  return Object.assign(check, {
    ok: check,
    equal: strictEqual,
    strictEqual,
    deepEqual: deepStrictEqual,
    deepStrictEqual,
  });
}
