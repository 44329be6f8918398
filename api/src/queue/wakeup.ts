/** A sleep that can be ended early. Waking while nobody sleeps shortens the next sleep. */
export class Wakeup {
  #pendingMs: number | undefined;
  #shorten: ((milliseconds: number) => void) | undefined;

  /** Ends the sleep in the given time, unless an earlier call ends it sooner. */
  wake(milliseconds = 0): void {
    this.#pendingMs = Math.min(this.#pendingMs ?? milliseconds, milliseconds);
    this.#shorten?.(this.#pendingMs);
  }

  async sleep(milliseconds: number): Promise<void> {
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, milliseconds);
      let shortest = milliseconds;
      this.#shorten = (shorter) => {
        if (shorter >= shortest) return;
        shortest = shorter;
        clearTimeout(timer);
        timer = setTimeout(resolve, shorter);
      };
      if (this.#pendingMs !== undefined) this.#shorten(this.#pendingMs);
    });
    this.#shorten = undefined;
    this.#pendingMs = undefined;
  }
}
