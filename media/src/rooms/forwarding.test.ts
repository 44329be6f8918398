import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import type { MediaTrack } from '@sopaan/schemas/live-classes/media';
import type { TestPeer } from '../testing/test-peer';
import { TestServer } from '../testing/test-server';

let server: TestServer;
beforeEach(() => {
  server = new TestServer();
});
afterEach(() => server.close());

/** Sends frames until all viewers have received `count` more packets of the track. */
async function sendUntilReceived(
  teacher: TestPeer,
  viewers: readonly TestPeer[],
  track: MediaTrack,
  count = 5,
): Promise<void> {
  const before = viewers.map(({ received }) => received[track].length);
  await waitUntil(`${count} packets of the ${track} have arrived`, () => {
    teacher.send(track);
    return viewers.every(
      ({ received }, index) => received[track].length >= (before[index] ?? 0) + count,
    );
  });
}

const isConsecutive = (numbers: readonly number[]) =>
  numbers.every(
    (number, index) => index === 0 || number === ((numbers[index - 1] ?? 0) + 1) % 65_536,
  );

test('three viewers, one of whom connected before the teacher, receive each track in its media section', async () => {
  const early = await server.connectViewer('early');
  const teacher = await server.connectTeacher();
  const viewers = [
    early,
    await server.connectViewer('second'),
    await server.connectViewer('third'),
  ];
  expect(await server.tracks()).toEqual([]);
  await sendUntilReceived(teacher, viewers, 'camera');
  await sendUntilReceived(teacher, viewers, 'microphone');
  expect(await server.tracks()).toEqual(['microphone', 'camera']);
  expect(viewers.map(({ received }) => received.screen.length)).toEqual([0, 0, 0]);
  await sendUntilReceived(teacher, viewers, 'screen');
  expect(await server.broadcasts()).toEqual([
    { classId: 'a', tracks: ['microphone', 'camera', 'screen'] },
  ]);
  for (const { received } of viewers) {
    expect(isConsecutive(received.camera.map(({ sequenceNumber }) => sequenceNumber))).toBe(true);
  }
});

test('viewers keep receiving one continuous stream when the teacher reconnects', async () => {
  const viewer = await server.connectViewer('viewer');
  const first = await server.connectTeacher();
  await sendUntilReceived(first, [viewer], 'camera');
  await sendUntilReceived(first, [viewer], 'microphone');
  const second = await server.connectTeacher();
  await sendUntilReceived(second, [viewer], 'camera');
  await sendUntilReceived(second, [viewer], 'microphone');
  for (const packets of [viewer.received.camera, viewer.received.microphone]) {
    expect(new Set(packets.map(({ ssrc }) => ssrc)).size).toBe(1);
    expect(isConsecutive(packets.map(({ sequenceNumber }) => sequenceNumber))).toBe(true);
    const steps = packets
      .slice(1)
      .map(({ timestamp }, index) => (timestamp - (packets[index]?.timestamp ?? 0)) >>> 0);
    // Timestamps never go back, nor forward by more than a minute.
    expect(steps.filter((step) => step === 0 || step > 60 * 90_000)).toEqual([]);
  }
  // The previous connection was closed.
  const before = viewer.received.camera.length;
  first.send('camera');
  await sendUntilReceived(second, [viewer], 'camera');
  const packets = viewer.received.camera.slice(before);
  expect(isConsecutive(packets.map(({ timestamp }) => timestamp / 3_000))).toBe(true);
});

test('a new source begins with a key frame, which the server requests', async () => {
  const viewer = await server.connectViewer('viewer');
  const teacher = await server.connectTeacher();
  await waitUntil('a key frame is requested', () => {
    teacher.send('camera', 'delta');
    return teacher.keyFrameRequests > 0;
  });
  expect(viewer.received.camera).toEqual([]);
  await sendUntilReceived(teacher, [viewer], 'camera');
  expect(viewer.received.camera[0]?.isKeyFrame).toBe(true);
});

test('key frame requests of several viewers are combined and forwarded to the teacher', async () => {
  const teacher = await server.connectTeacher();
  const viewers = [await server.connectViewer('one'), await server.connectViewer('two')];
  await sendUntilReceived(teacher, viewers, 'camera');
  const before = teacher.keyFrameRequests;
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(viewers.map((viewer) => viewer.requestKeyFrame()));
  }
  await waitUntil('a key frame is requested', () => teacher.keyFrameRequests > before);
  expect(teacher.keyFrameRequests - before).toBeLessThanOrEqual(2);
});

test('the tracks end when the teacher leaves', async () => {
  const teacher = await server.connectTeacher();
  const viewer = await server.connectViewer('viewer');
  await sendUntilReceived(teacher, [viewer], 'camera');
  await teacher.close();
  await waitUntil('no track arrives', async () => (await server.tracks()).length === 0);
});

test('a removed viewer receives nothing more, and nobody does after the room was closed', async () => {
  const teacher = await server.connectTeacher();
  const [removed, other] = [
    await server.connectViewer('removed'),
    await server.connectViewer('other'),
  ];
  await sendUntilReceived(teacher, [removed, other], 'camera');
  expect((await server.call('DELETE', '/rooms/a/members/removed')).statusCode).toBe(204);
  const before = removed.received.camera.length;
  await sendUntilReceived(teacher, [other], 'camera');
  expect(removed.received.camera.length - before).toBeLessThanOrEqual(1);
  expect((await server.call('DELETE', '/rooms/a')).statusCode).toBe(204);
  expect(await server.tracks()).toEqual([]);
  expect(await server.broadcasts()).toEqual([]);
  const after = other.received.camera.length;
  const next = await server.connectTeacher();
  teacher.send('camera');
  await sendUntilReceived(next, [await server.connectViewer('next')], 'camera');
  expect(other.received.camera.length - after).toBeLessThanOrEqual(1);
});
