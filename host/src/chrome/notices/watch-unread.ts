import { isApiError } from '@sopaan/api-client/api-error';
import { call } from '@sopaan/api-client/call';
import {
  getUnreadEndpoint,
  streamUnreadEndpoint,
  unreadSchema,
} from '@sopaan/schemas/notices/notice';
import { pause } from './pause';

const FIRST_RETRY_MS = 1_000;
const MAX_RETRY_MS = 30_000;
/** The interval for a server or proxy that does not stream. */
const POLL_MS = 15_000;

interface WatchOptions {
  signal: AbortSignal;
  onUnread: (unread: number) => void;
}

/**
 * Reports the number of unread notices now and at each change, until the signal aborts or the session ends. After an
 * error it reads the number once, and opens the stream again at growing intervals, so that the number stays correct without streams too.
 */
export async function watchUnread({ signal, onUnread }: WatchOptions): Promise<void> {
  let retryMs = FIRST_RETRY_MS;
  while (!signal.aborted) {
    try {
      const hasStreamed = await readStream({ signal, onUnread });
      retryMs = FIRST_RETRY_MS;
      if (!hasStreamed) await pause(POLL_MS, signal);
    } catch (error) {
      if (signal.aborted || isEnded(error)) return;
      await pause(retryMs, signal);
      retryMs = Math.min(retryMs * 2, MAX_RETRY_MS);
      await readOnce({ signal, onUnread });
    }
  }
}

/** Reads a stream to its end. Returns whether the server streamed at all. */
async function readStream({ signal, onUnread }: WatchOptions): Promise<boolean> {
  let hasStreamed = false;
  const { unread } = await call(
    streamUnreadEndpoint,
    {},
    {
      signal,
      background: true,
      onEvent(name, data) {
        if (name !== 'unread') return;
        hasStreamed = true;
        onUnread(unreadSchema.validateSync(data).unread);
      },
    },
  );
  if (!hasStreamed) onUnread(unread);
  return hasStreamed;
}

async function readOnce({ signal, onUnread }: WatchOptions): Promise<void> {
  if (signal.aborted) return;
  try {
    const { unread } = await call(getUnreadEndpoint, {}, { signal, background: true });
    onUnread(unread);
  } catch {
    // The stream is opened next, and its error decides how long to wait.
  }
}

function isEnded(error: unknown): boolean {
  return isApiError(error) && (error.status === 401 || error.status === 403);
}
