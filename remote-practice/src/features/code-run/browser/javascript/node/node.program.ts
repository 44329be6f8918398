/** The globals of Node that QuickJS lacks. Bundled into one script, which runs in the engine before the program. */
import { createConsole, formatUncaughtError } from './console';
import type { Host } from './host';
import { createRequire } from './create-require';
import { Process } from './process';
import { Stdin } from './stdin';
import { createTimers } from './timers';

/** Passed to `host.exit` instead of an exit code when the program runs out of memory. */
const OUT_OF_MEMORY = -1;

function start(host: Host) {
  const process = new Process(host, new Stdin(host.stdin));
  const { globals: timerGlobals, step } = createTimers();
  const module = { exports: {} };
  const nodeGlobals = {
    ...timerGlobals,
    console: createConsole(host),
    process,
    module,
    exports: module.exports,
    require: Object.assign(createRequire(host, process), { main: module }),
    global: globalThis,
    __filename: '/box/main.js',
    __dirname: '/box',
  };
  for (const [name, value] of Object.entries(nodeGlobals)) {
    Object.defineProperty(globalThis, name, {
      value,
      writable: true,
      configurable: true,
      enumerable: false,
    });
  }
  Reflect.deleteProperty(globalThis, 'sopaanStart');

  function fail(error: unknown): void {
    if (error instanceof Error && error.name === 'InternalError' && /memory/.test(error.message)) {
      host.stderr('FATAL ERROR: JavaScript heap out of memory\n');
      host.exit(OUT_OF_MEMORY);
      return;
    }
    host.stderr(formatUncaughtError(error));
    host.exit(1);
  }

  return {
    step,
    tick: () => process.runTicks(),
    hasTicks: () => process.hasTicks(),
    fail,
    /** If the last value of a program is a promise, usually that of `main()`, its rejection fails the program. */
    watch(last: unknown): void {
      if (last instanceof Promise) last.then(undefined, fail);
    },
    /** Called when no jobs and timers are left. */
    end(): void {
      process.exit();
    },
  };
}

Object.assign(globalThis, { sopaanStart: start });
