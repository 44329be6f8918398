/** Decides when changed data is read again: immediately, but not before an interval has passed since the last read. */
export class ReadSchedule {
  #isStale = true;
  #earliest = 0;

  constructor(private readonly intervalMs: number) {}

  /** Call it when the data may have changed. */
  markStale(): void {
    this.#isStale = true;
  }

  isDue(): boolean {
    return this.#isStale && performance.now() >= this.#earliest;
  }

  /** Call it before reading, so that a change during the read makes the data stale again. */
  start(): void {
    this.#isStale = false;
    this.#earliest = performance.now() + this.intervalMs;
  }

  /** Undefined if nothing has changed. */
  msUntilDue(): number | undefined {
    return this.#isStale ? Math.max(0, this.#earliest - performance.now()) : undefined;
  }
}
