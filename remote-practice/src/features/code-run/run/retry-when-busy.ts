import { isApiError } from '@sopaan/api-client/call';

/** Where the server does not say how long to wait. */
const DEFAULT_SECONDS = 5;
/** A server that is starting is back soon; one that is away for long is a failure. */
const UNAVAILABLE_RETRIES = 3;

interface RetryOptions {
  signal: AbortSignal;
  /** Something else runs it when the server is away. */
  canFallBack: boolean;
  /** Called before each wait. */
  onBusy: () => void;
}

/** Repeats a call while the server has too much to do, after the time that it names. */
export async function retryWhenBusy<T>(
  call: () => Promise<T>,
  { signal, canFallBack, onBusy }: RetryOptions,
): Promise<T> {
  for (let unavailable = 0; ;) {
    try {
      return await call();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isAway = !canFallBack && error.code === 'UNAVAILABLE' && error.retryAfter !== undefined;
      if (isAway) unavailable += 1;
      const isBusy =
        error.code === 'RATE_LIMITED' || (isAway && unavailable <= UNAVAILABLE_RETRIES);
      if (!isBusy) throw error;
      onBusy();
      await seconds(error.retryAfter ?? DEFAULT_SECONDS, signal);
    }
  }
}

function seconds(count: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', cancel);
      resolve();
    }, count * 1_000);
    signal.addEventListener('abort', cancel, { once: true });
    if (signal.aborted) cancel();
  });
}
