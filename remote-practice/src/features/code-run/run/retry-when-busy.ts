import { isApiError } from '@sopaan/api-client/call';

/** Used if the server sends no `Retry-After`. */
const DEFAULT_DELAY_SECONDS = 5;
/** A restarting server is back soon; after this many retries it counts as failed. */
const UNAVAILABLE_RETRIES = 3;

interface RetryOptions {
  signal: AbortSignal;
  /** Whether the program can run in the browser instead. If so, an unavailable server is not retried. */
  canFallBack: boolean;
  /** Called before each delay. */
  onRetryDelay: () => void;
}

/** Retries a call while the server is busy, after the delay that it requests. */
export async function retryWhenBusy<T>(
  call: () => Promise<T>,
  { signal, canFallBack, onRetryDelay }: RetryOptions,
): Promise<T> {
  for (let unavailableCount = 0; ;) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isUnavailable =
        !canFallBack && error.code === 'UNAVAILABLE' && error.retryAfter !== undefined;
      if (isUnavailable) unavailableCount += 1;
      const isBusy =
        error.code === 'RATE_LIMITED' || (isUnavailable && unavailableCount <= UNAVAILABLE_RETRIES);
      if (!isBusy) throw error;
      onRetryDelay();
      await delay(error.retryAfter ?? DEFAULT_DELAY_SECONDS, signal);
    }
  }
}

function delay(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, seconds * 1_000);
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
  });
}
