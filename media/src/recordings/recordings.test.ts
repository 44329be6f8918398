import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BufferSource, EncodedPacketSink, Input, WEBM } from 'mediabunny';
import { waitUntil } from '@sopaan/tooling/processes/wait-until';
import { currentRecordingSchema } from '@sopaan/schemas/live-classes/media-server';
import type { TestPeer } from '../testing/test-peer';
import { TestServer } from '../testing/test-server';
import { Recordings } from './recordings';

const LIMITS = { maxMs: 60_000, maxBytes: 10_000_000 };

let folder: string;
let server: TestServer;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  server = await createServer();
});
afterEach(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

async function createServer(limits = LIMITS): Promise<TestServer> {
  return new TestServer({ recordings: await Recordings.open(folder, limits) });
}

/** A key frame of this size, without its first byte, which `TestPeer` adds. */
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
  expect((await server.call('PUT', '/rooms/a/recording', { id })).statusCode).toBe(200);
  return id;
}

async function current() {
  const response = await server.call('GET', '/rooms/a/recording');
  return currentRecordingSchema.validateSync(response.json()).recording;
}

/** Sends until the recording has its first frame. */
async function sendUntilRecorded(teacher: TestPeer): Promise<void> {
  await waitUntil('the first frame is recorded', async () => {
    sendKeyFrame(teacher);
    return (await current())?.startedAt !== null;
  });
}

const stop = async () => {
  expect((await server.call('DELETE', '/rooms/a/recording')).statusCode).toBe(204);
  expect(await current()).toBe(null);
};

async function read(id: string) {
  const { rawPayload, headers, statusCode } = await server.call('GET', `/recordings/${id}`);
  expect([statusCode, headers['content-type']]).toEqual([200, 'video/webm']);
  expect(headers['content-length']).toBe(String(rawPayload.length));
  using input = new Input({ source: new BufferSource(rawPayload), formats: [WEBM] });
  const [video, audio] = [await input.getPrimaryVideoTrack(), await input.getPrimaryAudioTrack()];
  const readPackets = async (track: typeof video | typeof audio) => {
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
    frames: await readPackets(video),
    audioPackets: await readPackets(audio),
  };
}

const isAscending = (packets: readonly { timestamp: number }[]) =>
  packets.every(({ timestamp }, index) => timestamp > (packets[index - 1]?.timestamp ?? -1));

test('microphone and camera are recorded unchanged, from a key frame on', async () => {
  const teacher = await server.connectTeacher();
  const id = await start();
  teacher.send('microphone');
  await sendUntilRecorded(teacher);
  for (let frame = 0; frame < 90; frame += 1) {
    teacher.send('camera', 'delta', Buffer.alloc(100, frame));
    teacher.send('microphone', 'key', Buffer.from('sound'));
  }
  // Packets arrive in order, so all of the above are written when these are.
  await waitUntil('a file is written', async () => {
    teacher.send('camera', 'delta');
    teacher.send('microphone');
    return ((await current())?.bytes ?? 0) > 500;
  });
  await stop();
  const { codecs, width, seconds, frames, audioPackets } = await read(id);
  expect(codecs).toEqual(['vp8', 'opus']);
  expect(width).toBe(640);
  expect(seconds).toBeGreaterThan(2);
  expect(frames[0]).toMatchObject({ timestamp: 0, type: 'key' });
  expect(frames[0]?.data.equals(Buffer.concat([Buffer.from([0]), keyFrame(640, 360)]))).toBe(true);
  expect(frames.some(({ type }) => type === 'delta')).toBe(true);
  expect(audioPackets.some(({ data }) => data.includes('sound'))).toBe(true);
  expect([isAscending(frames), isAscending(audioPackets)]).toEqual([true, true]);
});

test('while the screen is shared, it is recorded in place of the camera, from a key frame on', async () => {
  const teacher = await server.connectTeacher();
  const id = await start();
  await sendUntilRecorded(teacher);
  const before = (await current())?.bytes ?? 0;
  await waitUntil('the screen is written', async () => {
    sendKeyFrame(teacher, 'screen', 1_280);
    sendKeyFrame(teacher);
    return ((await current())?.bytes ?? 0) > before + 20_000;
  });
  await stop();
  const { frames } = await read(id);
  const widths = frames.map(({ data }) => data.readUInt16LE(6));
  const first = widths.indexOf(1_280);
  expect(first).toBeGreaterThan(0);
  expect(new Set(widths.slice(first))).toEqual(new Set([1_280]));
  expect(isAscending(frames)).toBe(true);
});

test('a recording continues when the teacher reconnects, and ends with the room', async () => {
  const first = await server.connectTeacher();
  const id = await start();
  await sendUntilRecorded(first);
  await first.close();
  await waitUntil('the teacher is gone', async () => (await server.tracks()).length === 0);
  expect((await current())?.id).toBe(id);
  const second = await server.connectTeacher();
  const before = (await current())?.bytes ?? 0;
  await waitUntil('more is written', async () => {
    sendKeyFrame(second);
    return ((await current())?.bytes ?? 0) > before;
  });
  expect((await server.call('DELETE', '/rooms/a')).statusCode).toBe(204);
  expect(await current()).toBe(null);
  const { frames } = await read(id);
  expect(frames.length).toBeGreaterThan(2);
  expect(isAscending(frames)).toBe(true);
});

test('starting twice with the same ID starts one recording; another ID ends it and starts a new one', async () => {
  const id = await start();
  await start(id);
  const other = await start();
  expect((await current())?.id).toBe(other);
  expect((await server.call('GET', `/recordings/${id}`)).statusCode).toBe(200);
  expect((await server.call('GET', `/recordings/${other}`)).statusCode).toBe(404);
});

test('a recording ends at the maximum size and at the maximum length', async () => {
  await server.close();
  server = await createServer({ maxMs: 60_000, maxBytes: 1_000 });
  const teacher = await server.connectTeacher();
  const id = await start();
  await waitUntil('the recording has ended', async () => {
    sendKeyFrame(teacher);
    return (await current()) === null;
  });
  expect((await read(id)).frames.length).toBeGreaterThan(0);
  await server.close();
  server = await createServer({ maxMs: 1, maxBytes: 1_000 });
  await start();
  await waitUntil('the recording has ended', async () => (await current()) === null);
});

test('a removed recording is deleted, and IDs cannot name other files', async () => {
  const id = await start();
  await stop();
  expect((await stat(join(folder, `${id}.webm`))).mode & 0o777).toBe(0o600);
  expect((await server.call('DELETE', `/recordings/${id}`)).statusCode).toBe(204);
  expect((await server.call('GET', `/recordings/${id}`)).statusCode).toBe(404);
  expect((await server.call('GET', '/recordings/..%2Fother')).statusCode).toBe(400);
  expect((await server.call('PUT', '/rooms/a/recording', { id: '../other' })).statusCode).toBe(400);
});

test('a shutdown finishes recordings; those that a killed process left are finished at the next start', async () => {
  const teacher = await server.connectTeacher();
  const id = await start();
  await sendUntilRecorded(teacher);
  await server.close();
  expect(await readdir(folder)).toEqual([`${id}.webm`]);
  const killed = randomUUID();
  await rename(join(folder, `${id}.webm`), join(folder, `${killed}.part`));
  server = await createServer();
  expect((await read(killed)).frames.length).toBeGreaterThan(0);
});

test('without a folder, recordings are rejected', async () => {
  const serverWithoutFolder = new TestServer();
  const response = await serverWithoutFolder.call('PUT', '/rooms/a/recording', {
    id: randomUUID(),
  });
  expect(response.statusCode).toBe(503);
  await serverWithoutFolder.close();
});
