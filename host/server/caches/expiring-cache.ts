import QuickLRU from 'quick-lru';

interface Options {
  maxSize: number;
  /** The default lifetime of an entry. */
  ttlMs: number;
}

/** An LRU cache whose entries expire. `maxAge` of `quick-lru` uses the wall clock: setting it back would keep entries longer. */
export class ExpiringCache<Value> {
  readonly #entries: QuickLRU<string, { value: Value; expiresAt: number }>;
  readonly #ttlMs: number;

  constructor({ maxSize, ttlMs }: Options) {
    this.#entries = new QuickLRU({ maxSize });
    this.#ttlMs = ttlMs;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    return entry && performance.now() < entry.expiresAt ? entry.value : undefined;
  }

  set(key: string, value: Value, ttlMs = this.#ttlMs): void {
    this.#entries.set(key, { value, expiresAt: performance.now() + ttlMs });
  }
}
