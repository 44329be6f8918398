/** Detects when rendering on a server reads what only a browser has, or what would differ in the browser. */

/** Globals of a browser that rendering must not read. */
const BROWSER_GLOBALS = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'screen',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'matchMedia',
  'getComputedStyle',
  'innerWidth',
  'innerHeight',
  'scrollX',
  'scrollY',
  'devicePixelRatio',
] as const;

/** The stack frame that called a trap of this file. */
function findCaller(): string {
  const frames = new Error('trap').stack?.split('\n').slice(1) ?? [];
  return frames.find((frame) => !frame.includes('/server-globals.'))?.trim() ?? '';
}

/** Libraries may read the clock, and check for a browser. */
function isLibrary(caller: string): boolean {
  return caller.includes('/node_modules/') || caller.includes('node:');
}

/** Records the forbidden reads of a rendering, with their callers. */
class Reads {
  readonly #found = new Set<string>();

  /** Throws if the caller is a module of the project. */
  check(what: string): void {
    const caller = findCaller();
    if (!isLibrary(caller)) this.reject(what, caller);
  }

  /** Throws, and records the read, because the caller may catch the error. */
  reject(what: string, caller: string): never {
    const message = `Rendering reads ${what}, ${caller}`;
    this.#found.add(message);
    throw new ReferenceError(message);
  }

  /** Throws if there was a forbidden read. */
  report(): void {
    if (this.#found.size > 0) throw new Error([...this.#found].join('\n'));
  }
}

type Restore = () => void;

function replace(target: object, name: string, descriptor: PropertyDescriptor): Restore {
  const original = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, ...descriptor });
  return () => {
    Reflect.deleteProperty(target, name);
    if (original) Object.defineProperty(target, name, original);
  };
}

/** A window in which `useMediaQuery` of MUI finds media queries. With `noSsr` it reads them while rendering. */
function windowOfMediaQueries(reads: Reads, caller: string): object {
  const matchMedia = (query: string) => ({
    get matches() {
      return reads.reject(`the media query ${query}: useMediaQuery has noSsr`, caller);
    },
  });
  return { matchMedia };
}

function trapBrowserGlobal(name: string, reads: Reads): Restore {
  const get = (): unknown => {
    const caller = findCaller();
    if (!isLibrary(caller)) return reads.reject(name, caller);
    const isMediaQuery = name === 'window' && caller.includes('useMediaQuery');
    return isMediaQuery ? windowOfMediaQueries(reads, caller) : undefined;
  };
  return replace(globalThis, name, { get });
}

/** Replaces a method by one that throws when a module of the project calls it. */
function trapMethod<Name extends string>(
  target: Readonly<Record<Name, unknown>>,
  name: Name,
  what: string,
  reads: Reads,
): Restore {
  const original = target[name];
  const trap = (...values: unknown[]): unknown => {
    reads.check(what);
    return typeof original === 'function' ? Reflect.apply(original, target, values) : undefined;
  };
  return replace(target, name, { value: trap, writable: true });
}

function trapClock(reads: Reads): Restore {
  const clock = new Proxy(Date, {
    construct(target, values, newTarget) {
      if (values.length === 0) reads.check('the clock: new Date()');
      return Reflect.construct(target, values, newTarget);
    },
    apply(target, self, values) {
      reads.check('the clock: Date()');
      return Reflect.apply(target, self, values);
    },
  });
  return replace(globalThis, 'Date', { value: clock, writable: true });
}

/**
 * Runs `render` and throws if a module of the project reads a browser's global, the clock, a random number or a media query
 * during the rendering, even if it catches the error.
 */
export async function withServerGlobals<Result>(render: () => Promise<Result>): Promise<Result> {
  const reads = new Reads();
  const restores = [
    ...BROWSER_GLOBALS.map((name) => trapBrowserGlobal(name, reads)),
    trapMethod(Date, 'now', 'the clock: Date.now()', reads),
    trapClock(reads),
    trapMethod(performance, 'now', 'the clock: performance.now()', reads),
    trapMethod(Math, 'random', 'a random number: Math.random()', reads),
    trapMethod(crypto, 'randomUUID', 'a random number: crypto.randomUUID()', reads),
    trapMethod(crypto, 'getRandomValues', 'a random number: crypto.getRandomValues()', reads),
  ];
  try {
    return await render();
  } finally {
    for (const restore of restores.reverse()) restore();
    reads.report();
  }
}
