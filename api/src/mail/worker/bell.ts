/** Wakes one sleeper. A ring that nobody waits for shortens the next pause. */
export class Bell {
  #rungFor: number | undefined;
  #shorten: ((milliseconds: number) => void) | undefined;

  /** Ends the pause in so many milliseconds; several rings within them are one. */
  ring(milliseconds = 0): void {
    this.#rungFor = Math.min(this.#rungFor ?? milliseconds, milliseconds);
    this.#shorten?.(this.#rungFor);
  }

  async pause(longest: number): Promise<void> {
    await new Promise<void>((resolve) => {
      let timer = setTimeout(resolve, longest);
      let left = longest;
      this.#shorten = (milliseconds) => {
        if (milliseconds >= left) return;
        left = milliseconds;
        clearTimeout(timer);
        timer = setTimeout(resolve, milliseconds);
      };
      if (this.#rungFor !== undefined) this.#shorten(this.#rungFor);
    });
    this.#shorten = undefined;
    this.#rungFor = undefined;
  }
}
