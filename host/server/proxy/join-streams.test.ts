import { once } from 'node:events';
import { Duplex } from 'node:stream';
import { joinStreams } from './join-streams';

const BUFFER_BYTES = 1_024;

/** A connection that does not read until `accept` is called. */
function connection() {
  let accept: (() => void) | undefined;
  const stream = new Duplex({
    highWaterMark: BUFFER_BYTES,
    read: () => undefined,
    write(_chunk, _encoding, done) {
      accept = done;
    },
  });
  stream.on('error', () => undefined);
  return { stream, accept: () => accept?.() };
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

test('a side that does not read gets at most what its buffer holds, and the rest when it reads again', async () => {
  const [fast, slow] = [connection(), connection()];
  joinStreams(fast.stream, slow.stream);
  const chunk = Buffer.alloc(BUFFER_BYTES / 4);
  for (let count = 0; count < 100; count += 1) fast.stream.push(chunk);
  await nextTurn();
  expect(slow.stream.writableLength).toBe(BUFFER_BYTES);
  const before = fast.stream.readableLength;
  for (let count = 0; count < 8; count += 1) {
    slow.accept();
    await nextTurn();
  }
  expect(fast.stream.readableLength).toBeLessThan(before);
});

test('closing one side ends the other, and losing one side destroys the other', async () => {
  const [closing, open] = [connection(), connection()];
  joinStreams(closing.stream, open.stream);
  closing.stream.push(null);
  await once(open.stream, 'finish');
  expect(open.stream.destroyed).toBe(false);
  closing.stream.destroy();
  open.stream.destroy();

  const [lost, other] = [connection(), connection()];
  joinStreams(lost.stream, other.stream);
  lost.stream.destroy(new Error('reset'));
  await once(other.stream, 'close');
});
