const INTERVAL_MS = 1_000;

/** Forwards requests at most once per interval. One that arrives earlier is forwarded when the interval ends. */
export class KeyFrameRequests {
  readonly #send: () => void;
  #lastAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  constructor(send: () => void) {
    this.#send = send;
  }

  request(): void {
    if (this.#timer) return;
    const waitMs = this.#lastAt + INTERVAL_MS - performance.now();
    if (waitMs <= 0) this.#sendNow();
    else this.#timer = setTimeout(() => this.#sendNow(), waitMs);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #sendNow(): void {
    this.#timer = undefined;
    this.#lastAt = performance.now();
    this.#send();
  }
}
