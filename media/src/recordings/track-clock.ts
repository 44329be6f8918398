/** The most that a source's clock may differ from this server's. */
const MAX_DIFFERENCE_MS = 1_000;

/**
 * Computes when the frames of a track are shown. The source's timestamps are more regular than the times of arrival, so they are used as long
 * as both agree. Results always increase.
 */
export class TrackClock {
  readonly #ticksPerMs: number;
  #last: { timestamp: number; milliseconds: number } | undefined;

  constructor(clockRate: number) {
    this.#ticksPerMs = clockRate / 1_000;
  }

  /** `isNewSource`: its timestamps have nothing to do with the previous ones. */
  millisecondsAt(timestamp: number, now: number, isNewSource: boolean): number {
    const last = this.#last;
    if (!last) {
      this.#last = { timestamp, milliseconds: now };
      return now;
    }
    // Timestamps wrap at 2^32.
    const ticks = (timestamp - last.timestamp) | 0;
    const expected = last.milliseconds + ticks / this.#ticksPerMs;
    const isOutOfSync = isNewSource || Math.abs(expected - now) > MAX_DIFFERENCE_MS;
    const milliseconds = Math.max(isOutOfSync ? now : expected, last.milliseconds + 1);
    this.#last = { timestamp, milliseconds };
    return milliseconds;
  }
}
