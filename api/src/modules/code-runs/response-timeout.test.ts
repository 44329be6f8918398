import { once } from 'node:events';
import { CONNECTION_LIMITS } from '@sopaan/http/connections';
import { withResponseTimeout, RESPONSE_TIMEOUT_MS } from './response-timeout';

test('[R4] aborts an unstreamed run before the edge’s idle timeout and rejects it with 429 and retry-after', async () => {
  const neverEnding = async (signal: AbortSignal) => {
    await once(signal, 'abort');
    signal.throwIfAborted();
  };
  const error = { code: 'RATE_LIMITED', status: 429, retryAfter: 10 };
  await expect(withResponseTimeout(neverEnding, 1)).rejects.toMatchObject(error);
  await expect(withResponseTimeout(async () => 'soon', 1_000)).resolves.toBe('soon');
  expect(RESPONSE_TIMEOUT_MS).toBeLessThan(CONNECTION_LIMITS.idleTimeoutMs);
});
