import { once } from 'node:events';
import { CONNECTION_LIMITS } from '@sopaan/http/connections';
import { answerInTime, PLAIN_ANSWER_MILLISECONDS } from './answer-in-time';

test('[R4] a plain answer that would come too late for edge and proxies is given up in time, with when to ask again', async () => {
  const endless = async (late: AbortSignal) => {
    await once(late, 'abort');
    late.throwIfAborted();
  };
  const refusal = { code: 'RATE_LIMITED', status: 429, retryAfter: 10 };
  await expect(answerInTime(endless, 1)).rejects.toMatchObject(refusal);
  await expect(answerInTime(async () => 'soon', 1_000)).resolves.toBe('soon');
  expect(PLAIN_ANSWER_MILLISECONDS).toBeLessThan(CONNECTION_LIMITS.idleTimeoutMs);
});
