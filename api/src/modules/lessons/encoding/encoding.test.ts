import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { enrolEndpoint, leaveCourseEndpoint } from '@sopaan/schemas/courses/enrolment';
import { getLessonEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { packageRoot } from '../../../config/package-root';
import { startQueueWorker, type QueueWorker } from '../../../queue/queue-worker';
import { testApp } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { addLessonVideo } from '../video/add-lesson-video';
import { withVideoFile } from '../video/read-video-file';
import { encodingQueue } from './encoding-queue';
import { findEncodings, repeatEncoding } from './encodings.repository';
import { findFfmpeg } from './ffmpeg/find-ffmpeg';
import { FakeFfmpeg } from './testing/fake-ffmpeg';
import { poll } from './testing/poll';

const api = testApp();
const SAMPLE = join(packageRoot(), 'seeds/courses/videos/lists-and-tables.webm');
let ffmpeg: FakeFfmpeg;
let worker: QueueWorker | undefined;
beforeAll(async () => {
  ffmpeg = await FakeFfmpeg.create();
});
beforeEach(async () => {
  await ffmpeg.behave();
  await api.database.query('delete from lesson_contents');
  await api.database.query('delete from video_encodings');
});
afterEach(async () => {
  await worker?.stop();
  worker = undefined;
});
afterAll(() => ffmpeg.remove());

let count = 0;
async function addVideo(fee = 0): Promise<string> {
  count += 1;
  const courseId = `encoded-course-${count}`;
  const videos = [{ _id: 'v1', title: 'Lists', seconds: null }];
  const chapters = JSON.stringify([{ _id: 'c', title: '', videos }]);
  await addCourse(api.database, { id: courseId, fee, chapters });
  await withVideoFile(SAMPLE, (video) =>
    addLessonVideo(
      { database: api.database, videoFiles: api.app.videoFiles },
      { courseId, videoId: 'v1', title: 'Lists', video },
    ),
  );
  return courseId;
}

function startWorker(): QueueWorker {
  const { database } = api;
  const { videoFiles, hlsFiles, log } = api.app;
  const folder = join(ffmpeg.dataDir, 'encodings');
  const encoder = { database, videoFiles, hlsFiles, ffmpeg: ffmpeg.program, folder };
  return startQueueWorker(encodingQueue(encoder), {
    log,
    concurrency: 1,
    claimedAtOnce: 1,
    gracePeriodMs: 0,
    outage: { failed: 'failed', passed: 'passed' },
  });
}

const stateOf = async (courseId: string) =>
  (await findEncodings(api.database)).find(({ course_id: id }) => id === courseId);
const waitForState = (courseId: string, status: string) =>
  poll(async () => (await stateOf(courseId))?.status === status);
async function encode(courseId: string): Promise<void> {
  worker ??= startWorker();
  await waitForState(courseId, 'ready');
}
const hlsPathOf = async (id: string, token?: string) =>
  (await api.call(getLessonEndpoint, { id, videoId: 'v1' }, token)).video?.hlsPath ?? '';
const temporaryFiles = () => readdir(join(ffmpeg.dataDir, 'encodings'));
const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

test('a video of a lesson is encoded in sizes up to the original, and its playlists and segments are sent', async () => {
  const courseId = await addVideo();
  expect((await stateOf(courseId))?.status).toBeNull();
  expect(await hlsPathOf(courseId)).toBe('');
  await encode(courseId);

  const path = await hlsPathOf(courseId);
  const main = await get(path);
  expect(main.headers).toMatchObject({
    'content-type': 'application/vnd.apple.mpegurl',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  // The sample is 360 pixels high, so there is no larger rendition.
  const lines = main.payload.split('\n').filter((line) => !line.startsWith('#EXT-X-V'));
  expect(lines).toEqual([
    '#EXTM3U',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    expect.stringMatching(
      /^#EXT-X-STREAM-INF:BANDWIDTH=\d+,RESOLUTION=640x360,CODECS="vp09[\d.]+,opus"$/,
    ),
    '240p.m3u8',
    '',
  ]);
  const next = (name: string) => get(path.replace('main.m3u8', name));
  expect((await next('240p.m3u8')).payload).toContain('240p-0.m4s');
  const segment = await next('240p-0.m4s');
  expect([segment.headers['content-type'], segment.payload]).toEqual([
    'video/mp4',
    'segment of 240p',
  ]);
  expect((await next('480p.m3u8')).statusCode).toBe(404);
  expect((await get(path.replace(/hls\/\w+/, 'hls/other'))).statusCode).toBe(404);
  expect(await temporaryFiles()).toEqual([]);
});

test('ffmpeg reads the source only as its stored media type, and no other URLs that it may reference', async () => {
  await encode(await addVideo());
  const run = (await ffmpeg.runs()).at(-1);
  const args: string[] = run?.args ?? [];
  const input = args.slice(0, args.indexOf('-i') + 2).join(' ');
  expect(input).toContain('-protocol_whitelist file -f webm -i source');
  expect(run?.cwd).toContain(ffmpeg.dataDir);
});

test('guests and members who are not or no longer enrolled cannot load playlists or segments of a course with a fee', async () => {
  const id = await addVideo(500);
  await encode(id);
  const member = await api.signUp();
  await api.call(enrolEndpoint, { id }, member.token);
  const path = await hlsPathOf(id, member.token);
  const urls = [
    path,
    ...['240p.m3u8', '240p-0.m4s'].map((name) => path.replace('main.m3u8', name)),
  ];
  const cookieOf = async (courseId: string, token: string) => {
    const lesson = await get(`/api/courses/${courseId}/lessons/v1`, {
      authorization: `Bearer ${token}`,
    });
    return String(lesson.headers['set-cookie']).split(';')[0] ?? '';
  };
  const cookie = await cookieOf(id, member.token);
  const expectStatus = async (statusCode: number, headers: Record<string, string>) => {
    for (const url of urls) {
      const response = await get(url, headers);
      expect([response.statusCode, response.headers['cache-control']]).toEqual([
        statusCode,
        'no-store',
      ]);
      if (statusCode !== 200) expect(response.payload).not.toMatch(/EXTM3U|segment of/);
    }
  };
  await expectStatus(200, { cookie });
  await expectStatus(403, {});
  await expectStatus(403, { cookie, 'sec-fetch-site': 'cross-site' });
  const free = await addVideo();
  const stranger = await api.signUp();
  await expectStatus(403, { cookie: await cookieOf(free, stranger.token) });
  await api.call(leaveCourseEndpoint, { id }, member.token);
  await expectStatus(403, { cookie });
});

test('the encoding progress is stored, a server that stops returns the video to the queue, and one video is encoded at a time', async () => {
  await ffmpeg.behave({ seconds: 18, hangs: true });
  const [first, second] = [await addVideo(), await addVideo()];
  const started = (await ffmpeg.runs()).length;
  const workers = [startWorker(), startWorker()];
  const percentOf = async () => (await findEncodings(api.database)).map(({ percent }) => percent);
  // 18 of 45 seconds.
  await poll(async () => (await percentOf()).includes(39));
  const states = [await stateOf(first), await stateOf(second)].map((row) => row?.status);
  expect(states.toSorted()).toEqual(['encoding', 'waiting']);
  const runs = (await ffmpeg.runs()).slice(started);
  expect(runs).toHaveLength(1);
  await Promise.all(workers.map((one) => one.stop()));
  expect(() => process.kill(runs[0]?.pid ?? 0, 0)).toThrow('ESRCH');
  expect(await temporaryFiles()).toEqual([]);
  expect([await stateOf(first), await stateOf(second)]).toMatchObject([
    { status: 'waiting', percent: 0, error: null },
    { status: 'waiting' },
  ]);
  await ffmpeg.behave();
  await encode(first);
  await encode(second);
});

test('a failed encoding is stored with the reason, retried twice, and can be repeated by an operator', async () => {
  await ffmpeg.behave({ error: 'source: Invalid data\nfound when processing input' });
  const courseId = await addVideo();
  const started = (await ffmpeg.runs()).length;
  worker = startWorker();
  const makeDue = () =>
    api.database.query(`update video_encodings set lease_until = now() where status = 'waiting'`);
  await poll(async () => {
    await makeDue();
    return (await stateOf(courseId))?.status === 'failed';
  });
  expect((await ffmpeg.runs()).length - started).toBe(3);
  expect(await stateOf(courseId)).toMatchObject({
    error: 'ffmpeg ended with code 1: source: Invalid data: found when processing input',
  });
  expect(await hlsPathOf(courseId)).toBe('');
  expect(await temporaryFiles()).toEqual([]);

  await ffmpeg.behave();
  await repeatEncoding(api.database, { courseId, videoId: 'v1' });
  await encode(courseId);
  expect(await stateOf(courseId)).toMatchObject({ error: null });
});

test('the files of an encoding are encrypted, and removed when no lesson uses the video and they are older than a day', async () => {
  const courseId = await addVideo();
  await encode(courseId);
  await worker?.stop();
  const version = (await hlsPathOf(courseId)).split('/').at(-2) ?? '';
  const stored = async () =>
    (await readdir(api.filesFolder, { recursive: true })).filter((name) => name.includes(version));
  expect((await stored()).length).toBeGreaterThan(3);
  const cleanUp = async () => {
    for (const table of ['video_files', 'hls_versions'])
      await api.database.query(`update ${table} set created_at = now() - interval '2 days'`);
    for (const { removeUnused } of [api.app.videoFiles, api.app.hlsFiles])
      await api.database.transaction((transaction) => removeUnused(transaction));
  };
  await cleanUp();
  expect((await stored()).length).toBeGreaterThan(3);
  await api.database.query('delete from lesson_contents where course_id = $1', [courseId]);
  await cleanUp();
  expect(await stored()).toEqual([]);
});

test('without an ffmpeg that can write H.264, videos are sent without being encoded', async () => {
  const found = async (program: string) => (await findFfmpeg(program)).message;
  expect(await found('off')).toBe('videos are sent as they are: FFMPEG is off');
  expect(await found('/nowhere/ffmpeg')).toContain('as they are: spawn /nowhere/ffmpeg ENOENT');
  await ffmpeg.behave({ encoders: ['aac', 'libvpx'] });
  expect(await found(ffmpeg.program)).toContain('has no encoder libx264');
  await ffmpeg.behave();
  expect(await findFfmpeg(ffmpeg.program)).toMatchObject({ ffmpeg: ffmpeg.program });
});
