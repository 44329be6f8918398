import { EventEmitter } from './emitter';
import type { Host } from './host';
import type { Input } from './stdin';

/** `process`, as far as a program that reads and writes needs it. */
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
  readonly stdin: Input;

  constructor(host: Host, stdin: Input) {
    super();
    this.#host = host;
    this.stdin = stdin;
    this.stdout = outlet(1, (text) => host.stdout(text));
    this.stderr = outlet(2, (text) => host.stderr(text));
  }

  /** Says good-bye to who listens, and ends. */
  exit(code: unknown = this.exitCode ?? 0): never {
    this.exitCode = Number(code) & 0xff;
    this.emit('exit', this.exitCode);
    this.#host.exit(this.exitCode);
    throw new Error('ended');
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

  /** Runs what `nextTick` was given, also what is added meanwhile. */
  runTicks(): void {
    for (let tick = this.#ticks.shift(); tick; tick = this.#ticks.shift()) tick();
  }

  readonly hrtime = Object.assign(
    (since?: [number, number]): [number, number] => {
      const now = performance.now();
      const seconds = Math.floor(now / 1000);
      const nanoseconds = Math.floor((now % 1000) * 1e6);
      if (!since) return [seconds, nanoseconds];
      const passed = (seconds - since[0]) * 1e9 + nanoseconds - since[1];
      return [Math.floor(passed / 1e9), passed % 1e9];
    },
    { bigint: () => BigInt(Math.floor(performance.now() * 1e6)) },
  );
}

function outlet(fd: number, say: (text: string) => void) {
  return Object.assign(new EventEmitter(), {
    fd,
    isTTY: false,
    columns: 80,
    write(text: unknown, ...rest: unknown[]): boolean {
      say(String(text));
      const done = rest.at(-1);
      if (typeof done === 'function') queueMicrotask(() => void done());
      return true;
    },
    end(text?: unknown): void {
      if (text !== undefined) say(String(text));
    },
  });
}
