import { ApiError } from '../../plugins/api-error';

/** Edge and proxies give up a connection on which nothing came for a minute. */
export const PLAIN_ANSWER_MILLISECONDS = 50_000;
const RETRY_SECONDS = 10;

/** For an answer that is not streamed: who cannot have it in time is told when to ask again. */
export async function answerInTime<T>(
  work: (late: AbortSignal) => Promise<T>,
  milliseconds = PLAIN_ANSWER_MILLISECONDS,
): Promise<T> {
  const late = new AbortController();
  const timer = setTimeout(
    () => late.abort(new ApiError('RATE_LIMITED', { retryAfter: RETRY_SECONDS })),
    milliseconds,
  );
  try {
    return await work(late.signal);
  } finally {
    clearTimeout(timer);
  }
}
