import { ApiError } from '../../http/api-error';

/** Shorter than the 60 seconds after which the edge and proxies close an idle connection. */
export const RESPONSE_TIMEOUT_MS = 50_000;
const RETRY_SECONDS = 10;

/** Runs work whose response is not streamed; after the timeout it is aborted and fails with 429 and a retry-after: docs/decisions/0042. */
export async function withResponseTimeout<T>(
  work: (timeout: AbortSignal) => Promise<T>,
  timeoutMs = RESPONSE_TIMEOUT_MS,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new ApiError('RATE_LIMITED', { retryAfter: RETRY_SECONDS })),
    timeoutMs,
  );
  try {
    return await work(timeout.signal);
  } finally {
    clearTimeout(timer);
  }
}
