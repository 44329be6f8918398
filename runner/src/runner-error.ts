interface Details {
  message?: string;
  /** Seconds until it may be tried again. */
  retryAfter?: number;
  cause?: unknown;
}

/** Why a run was refused: it is wrong, there is too much to do, or nothing to run it with. */
export class RunnerError extends Error {
  readonly retryAfter: number | undefined;

  constructor(
    readonly code: 'INVALID' | 'RATE_LIMITED' | 'UNAVAILABLE',
    { message = code, retryAfter, cause }: Details = {},
  ) {
    super(message, { cause });
    this.name = 'RunnerError';
    this.retryAfter = retryAfter;
  }
}
