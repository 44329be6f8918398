import { getEventListeners, getMaxListeners } from 'node:events';
import { underEither } from './either-signal';

test('work ends with whichever signal comes first, and leaves nothing on the one that lives on', async () => {
  const [caller, server] = [new AbortController(), new AbortController()];
  const signals = [caller.signal, server.signal];
  const left = underEither(signals, async (signal) => {
    caller.abort('left');
    signal.throwIfAborted();
  });
  await expect(left).rejects.toBe('left');
  await expect(underEither(signals, async ({ reason }) => reason)).resolves.toBe('left');
  server.abort('closed');
  const closed = underEither([new AbortController().signal, server.signal], async (signal) =>
    signal.throwIfAborted(),
  );
  await expect(closed).rejects.toBe('closed');
  expect(getEventListeners(server.signal, 'abort')).toEqual([]);
  expect(getMaxListeners(server.signal)).toBe(Infinity);
});
