/** The most that a source's clock may differ from this machine's. */
const MAX_DIFFERENCE_MS = 1_000;

/** The times of a track: by the source's timestamps, which are even, as long as they agree with when the packets come. They only grow. */
export class TrackClock {
  readonly #ticksPerMs: number;
  #last: { timestamp: number; milliseconds: number } | undefined;

  constructor(clockRate: number) {
    this.#ticksPerMs = clockRate / 1_000;
  }

  /** `isNewSource`: its timestamps have nothing to do with the former ones. */
  millisecondsAt(timestamp: number, now: number, isNewSource: boolean): number {
    const last = this.#last;
    if (!last) {
      this.#last = { timestamp, milliseconds: now };
      return now;
    }
    // Timestamps start again at 2^32.
    const ticks = (timestamp - last.timestamp) | 0;
    const expected = last.milliseconds + ticks / this.#ticksPerMs;
    const isOff = isNewSource || Math.abs(expected - now) > MAX_DIFFERENCE_MS;
    const milliseconds = Math.max(isOff ? now : expected, last.milliseconds + 1);
    this.#last = { timestamp, milliseconds };
    return milliseconds;
  }
}
