import { EventEmitter } from './emitter';
import type { Host } from './host';
import type { Stdin } from './stdin';

/** The subset of `process` that programs with input and output need. */
export class Process extends EventEmitter {
  readonly #host: Host;
  readonly argv = ['/usr/bin/node', '/box/main.js'];
  readonly env: Record<string, string> = {};
  readonly platform = 'browser';
  readonly pid = 1;
  readonly version = '';
  readonly versions = {};
  exitCode: number | undefined;
  readonly stdout;
  readonly stderr;
  readonly stdin: Stdin;

  constructor(host: Host, stdin: Stdin) {
    super();
    this.#host = host;
    this.stdin = stdin;
    this.stdout = createOutputStream(1, (text) => host.stdout(text));
    this.stderr = createOutputStream(2, (text) => host.stderr(text));
  }

  /** Emits `exit` and stops the program. */
  exit(code: unknown = this.exitCode ?? 0): never {
    this.exitCode = Number(code) & 0xff;
    this.emit('exit', this.exitCode);
    this.#host.exit(this.exitCode);
    // The host interrupts the program only after some more statements.
    throw new Error('exited');
  }

  cwd(): string {
    return '/box';
  }

  uptime(): number {
    return performance.now() / 1000;
  }

  memoryUsage(): Record<string, number> {
    return { rss: 0, heapTotal: 0, heapUsed: 0, external: 0 };
  }

  readonly #ticks: Array<() => void> = [];

  nextTick(callback: (...args: unknown[]) => void, ...args: unknown[]): void {
    this.#ticks.push(() => callback(...args));
  }

  hasTicks(): boolean {
    return this.#ticks.length > 0;
  }

  /** Runs all callbacks of `nextTick`, including those added meanwhile. */
  runTicks(): void {
    for (let tick = this.#ticks.shift(); tick; tick = this.#ticks.shift()) tick();
  }

  readonly hrtime = Object.assign(
    (since?: [number, number]): [number, number] => {
      const now = performance.now();
      const seconds = Math.floor(now / 1000);
      const nanoseconds = Math.floor((now % 1000) * 1e6);
      if (!since) return [seconds, nanoseconds];
      const elapsed = (seconds - since[0]) * 1e9 + nanoseconds - since[1];
      return [Math.floor(elapsed / 1e9), elapsed % 1e9];
    },
    { bigint: () => BigInt(Math.floor(performance.now() * 1e6)) },
  );
}

function createOutputStream(fd: number, writeText: (text: string) => void) {
  return Object.assign(new EventEmitter(), {
    fd,
    isTTY: false,
    columns: 80,
    write(text: unknown, ...rest: unknown[]): boolean {
      writeText(String(text));
      const callback = rest.at(-1);
      if (typeof callback === 'function') queueMicrotask(() => void callback());
      return true;
    },
    end(text?: unknown): void {
      if (text !== undefined) writeText(String(text));
    },
  });
}
