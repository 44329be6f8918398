import type { FastifyBaseLogger } from 'fastify';

interface Words {
  failed: string;
  passed: string;
}

const OF_MAILS: Words = {
  failed: 'mails wait: the outbox is out of reach',
  passed: 'the outbox is within reach again',
};

/** Says once that what a worker needs is away, and once that it is back. */
export class Outage {
  #failures = 0;

  constructor(
    private readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
    private readonly words = OF_MAILS,
  ) {}

  /** How long to wait before the next try, in milliseconds. */
  failed(error: unknown): number {
    if (this.#failures === 0) this.log.warn({ err: error }, this.words.failed);
    this.#failures += 1;
    return Math.min(500 * 2 ** this.#failures, 5_000);
  }

  passed(): void {
    if (this.#failures > 0) this.log.info(this.words.passed);
    this.#failures = 0;
  }
}
