import { getEventListeners, getMaxListeners } from 'node:events';
import { withAnySignal } from './any-signal';

test('aborts the work with the first signal and removes its listeners afterwards', async () => {
  const [caller, server] = [new AbortController(), new AbortController()];
  const signals = [caller.signal, server.signal];
  const result = withAnySignal(signals, async (signal) => {
    caller.abort('left');
    signal.throwIfAborted();
  });
  await expect(result).rejects.toBe('left');
  await expect(withAnySignal(signals, async ({ reason }) => reason)).resolves.toBe('left');
  server.abort('closed');
  const otherResult = withAnySignal([new AbortController().signal, server.signal], async (signal) =>
    signal.throwIfAborted(),
  );
  await expect(otherResult).rejects.toBe('closed');
  expect(getEventListeners(server.signal, 'abort')).toEqual([]);
  expect(getMaxListeners(server.signal)).toBe(Infinity);
});
