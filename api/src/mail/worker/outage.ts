import type { FastifyBaseLogger } from 'fastify';

/** Says once that the database is away, and once that it is back. */
export class Outage {
  #failures = 0;

  constructor(private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>) {}

  /** How long to wait before the next try, in milliseconds. */
  failed(error: unknown): number {
    if (this.#failures === 0)
      this.log.warn({ err: error }, 'mails wait: the outbox is out of reach');
    this.#failures += 1;
    return Math.min(500 * 2 ** this.#failures, 5_000);
  }

  passed(): void {
    if (this.#failures > 0) this.log.info('the outbox is within reach again');
    this.#failures = 0;
  }
}
