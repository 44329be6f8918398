import type { FastifyBaseLogger } from 'fastify';

const FIRST_DELAY_MS = 1_000;
const MAX_DELAY_MS = 5_000;

export interface OutageMessages {
  failed: string;
  passed: string;
}

/** Logs the start and the end of an outage once each, and computes the delay before the next attempt. */
export class Outage {
  #failures = 0;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
    private readonly messages: OutageMessages,
  ) {}

  /** Milliseconds to wait before the next attempt. */
  failed(error: unknown): number {
    if (this.#failures === 0) this.log.warn({ err: error }, this.messages.failed);
    const delayMs = Math.min(FIRST_DELAY_MS * 2 ** this.#failures, MAX_DELAY_MS);
    this.#failures += 1;
    return delayMs;
  }

  passed(): void {
    if (this.#failures > 0) this.log.info(this.messages.passed);
    this.#failures = 0;
  }
}
