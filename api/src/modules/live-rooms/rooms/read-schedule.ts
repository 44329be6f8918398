/** When something is read again that has changed: at once, but not sooner than an interval after the last time. */
export class ReadSchedule {
  #isStale = true;
  #earliest = 0;

  constructor(private readonly intervalMs: number) {}

  /** It may have changed. */
  markStale(): void {
    this.#isStale = true;
  }

  isDue(): boolean {
    return this.#isStale && performance.now() >= this.#earliest;
  }

  /** Call it before reading: a change that comes later makes it stale again. */
  start(): void {
    this.#isStale = false;
    this.#earliest = performance.now() + this.intervalMs;
  }

  /** Undefined if nothing has changed. */
  msUntilDue(): number | undefined {
    return this.#isStale ? Math.max(0, this.#earliest - performance.now()) : undefined;
  }
}
