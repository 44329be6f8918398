import { ApiError } from '../../plugins/api-error';

/** Edge and proxies give up a connection on which nothing came for a minute. */
export const RESPONSE_TIMEOUT_MS = 50_000;
const RETRY_SECONDS = 10;

/** For an answer that is not streamed: who cannot have it in time is told when to ask again. */
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
