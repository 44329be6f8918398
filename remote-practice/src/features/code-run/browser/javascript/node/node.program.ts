/** The inside of a run: what Node has and QuickJS lacks. It is built into one text and run before the program. */
import { consoleOf, uncaughtText } from './console';
import type { Host } from './host';
import { modules } from './modules';
import { Process } from './process';
import { Input } from './stdin';
import { timers } from './timers';

/** Said instead of an exit code when there is no memory left. */
const OUT_OF_MEMORY = -1;

function start(host: Host) {
  const process = new Process(host, new Input(host.stdin));
  const { globals, step } = timers();
  const module = { exports: {} };
  const names = {
    ...globals,
    console: consoleOf(host),
    process,
    module,
    exports: module.exports,
    require: Object.assign(modules(host, process), { main: module }),
    global: globalThis,
    __filename: '/box/main.js',
    __dirname: '/box',
  };
  for (const [name, value] of Object.entries(names)) {
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
    host.stderr(uncaughtText(error));
    host.exit(1);
  }

  return {
    step,
    tick: () => process.runTicks(),
    hasTicks: () => process.hasTicks(),
    fail,
    /** A promise as the last thing of a program is mostly its `main()`: its failure is the program's. */
    watch(last: unknown): void {
      if (last instanceof Promise) last.then(undefined, fail);
    },
    /** Nothing is left to do. */
    end(): void {
      process.exit();
    },
  };
}

Object.assign(globalThis, { sopaanStart: start });
