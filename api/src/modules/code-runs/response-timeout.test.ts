import { once } from 'node:events';
import { CONNECTION_LIMITS } from '@sopaan/http/connections';
import { withResponseTimeout, RESPONSE_TIMEOUT_MS } from './response-timeout';

test('[R4] a plain answer that would come too late for edge and proxies is given up in time, with when to ask again', async () => {
  const neverEnding = async (signal: AbortSignal) => {
    await once(signal, 'abort');
    signal.throwIfAborted();
  };
  const refusal = { code: 'RATE_LIMITED', status: 429, retryAfter: 10 };
  await expect(withResponseTimeout(neverEnding, 1)).rejects.toMatchObject(refusal);
  await expect(withResponseTimeout(async () => 'soon', 1_000)).resolves.toBe('soon');
  expect(RESPONSE_TIMEOUT_MS).toBeLessThan(CONNECTION_LIMITS.silence);
});
