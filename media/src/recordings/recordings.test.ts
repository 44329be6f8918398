import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { currentRecordingSchema } from '@sopaan/schemas/live-classes/media-unit';
import type { TestPeer } from '../testing/test-peer';
import { TestUnit } from '../testing/test-unit';
import { Recordings } from './recordings';

const LIMITS = { maxMs: 60_000, maxBytes: 10_000_000 };

let folder: string;
let unit: TestUnit;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  unit = await createUnit();
});
afterEach(async () => {
  await unit.close();
  await rm(folder, { recursive: true });
});

async function createUnit(limits = LIMITS): Promise<TestUnit> {
  return new TestUnit({ recordings: await Recordings.open(folder, limits) });
}

/** What follows the first byte of a key frame of this size. */
function keyFrame(width: number, height: number, fill = 200): Buffer {
  const body = Buffer.alloc(9 + fill, 7);
  body.writeUIntBE(0x9d012a, 2, 3);
  body.writeUInt16LE(width, 5);
  body.writeUInt16LE(height, 7);
  return body;
}

const sendKeyFrame = (teacher: TestPeer, track: 'camera' | 'screen' = 'camera', width = 640) =>
  teacher.send(track, 'key', keyFrame(width, 360));

async function start(id: string = randomUUID()): Promise<string> {
  expect((await unit.call('PUT', '/rooms/a/recording', { id })).statusCode).toBe(200);
  return id;
}

async function current() {
  const response = await unit.call('GET', '/rooms/a/recording');
  return currentRecordingSchema.validateSync(response.json()).recording;
}

/** Sends until something is recorded. */
async function sendUntilBegun(teacher: TestPeer): Promise<void> {
  await waitUntil('the recording begins', async () => {
    sendKeyFrame(teacher);
    return (await current())?.startedAt !== null;
  });
}

const stop = async () => {
  expect((await unit.call('DELETE', '/rooms/a/recording')).statusCode).toBe(204);
  expect(await current()).toBe(null);
};

async function read(id: string) {
  const { rawPayload, headers, statusCode } = await unit.call('GET', `/recordings/${id}`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'video/webm']);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  using input = new Input({ source: new BufferSource(rawPayload), formats: [WEBM] });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const packetsOf = async (track: typeof video | typeof audio) => {
    const packets = [];
    if (!track) return [];
    for await (const { timestamp, type, data } of new EncodedPacketSink(track).packets()) {
      packets.push({ timestamp, type, data: Buffer.from(data) });
    }
    return packets;
  };
  return {
    codecs: [await video?.getCodec(), await audio?.getCodec()],
    width: await video?.getCodedWidth(),
    seconds: await input.computeDuration(),
    pictures: await packetsOf(video),
    sounds: await packetsOf(audio),
  };
}

const ascends = (packets: readonly { timestamp: number }[]) =>
  packets.every(({ timestamp }, index) => timestamp > (packets[index - 1]?.timestamp ?? -1));

test('voice and camera are recorded from a key frame on, without a change', async () => {
  const teacher = await unit.connectTeacher();
  const id = await start();
  teacher.send('microphone');
  await sendUntilBegun(teacher);
  for (let frame = 0; frame < 90; frame += 1) {
    teacher.send('camera', 'delta', Buffer.alloc(100, frame));
    teacher.send('microphone', 'key', Buffer.from('sound'));
  }
  // The last packets have arrived when the next picture has.
  await waitUntil('a file is written', async () => {
    teacher.send('camera', 'delta');
    teacher.send('microphone');
    return ((await current())?.bytes ?? 0) > 500;
  });
  await stop();
  const { codecs, width, seconds, pictures, sounds } = await read(id);
  expect(codecs).toEqual(['vp8', 'opus']);
  expect(width).toBe(640);
  expect(seconds).toBeGreaterThan(2);
  expect(pictures[0]).toMatchObject({ timestamp: 0, type: 'key' });
  expect(pictures[0]?.data.equals(Buffer.concat([Buffer.from([0]), keyFrame(640, 360)]))).toBe(
    true,
  );
  expect(pictures.some(({ type }) => type === 'delta')).toBe(true);
  expect(sounds.some(({ data }) => data.includes('sound'))).toBe(true);
  expect([ascends(pictures), ascends(sounds)]).toEqual([true, true]);
});

test('the screen takes the place of the camera, beginning with a key frame', async () => {
  const teacher = await unit.connectTeacher();
  const id = await start();
  await sendUntilBegun(teacher);
  const before = (await current())?.bytes ?? 0;
  await waitUntil('the screen is written', async () => {
    sendKeyFrame(teacher, 'screen', 1_280);
    sendKeyFrame(teacher);
    return ((await current())?.bytes ?? 0) > before + 20_000;
  });
  await stop();
  const { pictures } = await read(id);
  const widths = pictures.map(({ data }) => data.readUInt16LE(6));
  const first = widths.indexOf(1_280);
  expect(first).toBeGreaterThan(0);
  expect(new Set(widths.slice(first))).toEqual(new Set([1_280]));
  expect(ascends(pictures)).toBe(true);
});

test('a recording goes on when the teacher connects again, and ends with the room', async () => {
  const first = await unit.connectTeacher();
  const id = await start();
  await sendUntilBegun(first);
  await first.close();
  await waitUntil('the teacher is gone', async () => (await unit.tracks()).length === 0);
  expect((await current())?.id).toBe(id);
  const second = await unit.connectTeacher();
  const before = (await current())?.bytes ?? 0;
  await waitUntil('more is written', async () => {
    sendKeyFrame(second);
    return ((await current())?.bytes ?? 0) > before;
  });
  expect((await unit.call('DELETE', '/rooms/a')).statusCode).toBe(204);
  expect(await current()).toBe(null);
  const { pictures } = await read(id);
  expect(pictures.length).toBeGreaterThan(2);
  expect(ascends(pictures)).toBe(true);
});

test('starting is idempotent by the id, and another id is another recording', async () => {
  const id = await start();
  await start(id);
  const other = await start();
  expect((await current())?.id).toBe(other);
  expect((await unit.call('GET', `/recordings/${id}`)).statusCode).toBe(200);
  expect((await unit.call('GET', `/recordings/${other}`)).statusCode).toBe(404);
});

test('a recording of the greatest size or length ends', async () => {
  await unit.close();
  unit = await createUnit({ maxMs: 60_000, maxBytes: 1_000 });
  const teacher = await unit.connectTeacher();
  const id = await start();
  await waitUntil('it has ended', async () => {
    sendKeyFrame(teacher);
    return (await current()) === null;
  });
  expect((await read(id)).pictures.length).toBeGreaterThan(0);
  await unit.close();
  unit = await createUnit({ maxMs: 1, maxBytes: 1_000 });
  await start();
  await waitUntil('it has ended', async () => (await current()) === null);
});

test('a removed recording is gone, and only its id names a file', async () => {
  const id = await start();
  await stop();
  expect((await stat(join(folder, `${id}.webm`))).mode & 0o777).toBe(0o600);
  expect((await unit.call('DELETE', `/recordings/${id}`)).statusCode).toBe(204);
  expect((await unit.call('GET', `/recordings/${id}`)).statusCode).toBe(404);
  expect((await unit.call('GET', '/recordings/..%2Fother')).statusCode).toBe(400);
  expect((await unit.call('PUT', '/rooms/a/recording', { id: '../other' })).statusCode).toBe(400);
});

test('a server that shuts down finishes its recordings; what a killed one has written is finished by the next', async () => {
  const teacher = await unit.connectTeacher();
  const id = await start();
  await sendUntilBegun(teacher);
  await unit.close();
  expect(await readdir(folder)).toEqual([`${id}.webm`]);
  const killed = randomUUID();
  await rename(join(folder, `${id}.webm`), join(folder, `${killed}.part`));
  unit = await createUnit();
  expect((await read(killed)).pictures.length).toBeGreaterThan(0);
});

test('without a folder nothing is recorded', async () => {
  const without = new TestUnit();
  const response = await without.call('PUT', '/rooms/a/recording', { id: randomUUID() });
  expect(response.statusCode).toBe(503);
  await without.close();
});
