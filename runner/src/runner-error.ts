interface Details {
  message?: string;
  /** Seconds until a retry is useful. */
  retryAfter?: number;
  cause?: unknown;
}

/** Why a run was rejected: it is invalid, there is too much load, or nothing can run it. */
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
