import { getEventListeners, getMaxListeners } from 'node:events';
import { withAnySignal } from './any-signal';

test('aborts the work with the first signal and removes its listeners afterwards', async () => {
  const [caller, server] = [new AbortController(), new AbortController()];
  const signals = [caller.signal, server.signal];
  const left = withAnySignal(signals, async (signal) => {
    caller.abort('left');
    signal.throwIfAborted();
  });
  await expect(left).rejects.toBe('left');
  await expect(withAnySignal(signals, async ({ reason }) => reason)).resolves.toBe('left');
  server.abort('closed');
  const closed = withAnySignal([new AbortController().signal, server.signal], async (signal) =>
    signal.throwIfAborted(),
  );
  await expect(closed).rejects.toBe('closed');
  expect(getEventListeners(server.signal, 'abort')).toEqual([]);
  expect(getMaxListeners(server.signal)).toBe(Infinity);
});
