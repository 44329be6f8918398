import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { enrolEndpoint, leaveCourseEndpoint } from '@sopaan/schemas/courses/enrolment';
import { getLessonEndpoint } from '@sopaan/schemas/courses/lesson-content';
import { testApp } from '../../../testing/test-app';
import { addCourse } from '../../courses/testing/course';
import { addLessonContent, addVideo } from '../testing/lesson';

const api = testApp();
/** A little more than the size of two stored pieces. */
const bytes = Buffer.from(Array.from({ length: 2_200_000 }, (_, index) => (index * 7) % 251));

let count = 0;
async function courseWithVideo(fee: number, content = bytes) {
  count += 1;
  const id = `video-course-${count}`;
  const videos = [{ _id: 'v1', title: 'Watch', seconds: 100 }];
  await addCourse(api.database, {
    id,
    fee,
    chapters: JSON.stringify([{ _id: 'c', title: '', videos }]),
  });
  const fileId = await addVideo(api.app.videoFiles, content);
  await addLessonContent(api.database, {
    course_id: id,
    video_id: 'v1',
    kind: 'video',
    file_id: fileId,
    html: '',
  });
  return { id, fileId, url: `/api/courses/${id}/lessons/v1/video?file=${fileId}` };
}

const get = (url: string, headers: Record<string, string> = {}) => api.app.inject({ url, headers });

/** The cookie with which the member's browser loads the videos of the course. */
async function cookieOf(courseId: string, token: string): Promise<string> {
  const { path } = getLessonEndpoint;
  const url = `/api/${path.replace(':id', courseId).replace(':videoId', 'v1')}`;
  const response = await get(url, { authorization: `Bearer ${token}` });
  return String(response.headers['set-cookie']).split(';')[0] ?? '';
}

test('everybody can load a video of a free course in parts, across the pieces in which it is stored', async () => {
  const { url } = await courseWithVideo(0);
  const received: Buffer[] = [];
  let start = 0;
  while (start < bytes.length) {
    const response = await get(url, { range: `bytes=${start}-` });
    expect(response.statusCode).toBe(206);
    expect(response.headers).toMatchObject({
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-range': `bytes ${start}-${start + response.rawPayload.length - 1}/${bytes.length}`,
    });
    received.push(response.rawPayload);
    start += response.rawPayload.length;
  }
  expect(Buffer.concat(received).equals(bytes)).toBe(true);
  expect(received.length).toBe(3);

  const across = await get(url, { range: 'bytes=1048570-1048589' });
  expect(across.rawPayload.equals(bytes.subarray(1_048_570, 1_048_576))).toBe(true);
  const last = await get(url, { range: 'bytes=-3' });
  expect(last.rawPayload.equals(bytes.subarray(-3))).toBe(true);
});

test('a range outside the video gets 416, and a request without a range gets only a small video', async () => {
  const large = await courseWithVideo(0);
  const outside = await get(large.url, { range: `bytes=${bytes.length}-` });
  expect(outside.statusCode).toBe(416);
  expect(outside.headers['content-range']).toBe(`bytes */${bytes.length}`);
  const whole = await get(large.url);
  expect(whole.statusCode).toBe(400);
  expect(whole.json()).toMatchObject({ error: { fields: { range: expect.any(String) } } });

  const small = await courseWithVideo(0, Buffer.from('tiny'));
  const response = await get(small.url);
  expect([response.statusCode, response.payload]).toEqual([200, 'tiny']);
});

test('a video of a paid course cannot be loaded by guests, members not or no longer enrolled, or in ended sessions', async () => {
  const { id, url } = await courseWithVideo(500);
  const range = { range: 'bytes=0-9' };
  const expectNothing = async (headers: Record<string, string>) => {
    const response = await get(url, { ...range, ...headers });
    expect([response.statusCode, response.rawPayload.includes(bytes.subarray(0, 10))]).toEqual([
      403,
      false,
    ]);
  };
  const member = await api.signUp();
  await api.call(enrolEndpoint, { id }, member.token);
  const cookie = await cookieOf(id, member.token);
  expect((await get(url, { ...range, cookie })).statusCode).toBe(206);

  await expectNothing({});
  await expectNothing({ cookie: cookie.replace(/.$/, (end) => (end === 'A' ? 'B' : 'A')) });
  const stranger = await api.signUp();
  expect(
    await api.rejection(getLessonEndpoint, { id, videoId: 'v1' }, stranger.token),
  ).toMatchObject({ status: 403 });
  const free = await courseWithVideo(0);
  await expectNothing({ cookie: await cookieOf(free.id, stranger.token) });

  await api.call(leaveCourseEndpoint, { id }, member.token);
  await expectNothing({ cookie });
  await api.call(enrolEndpoint, { id }, member.token);
  expect((await get(url, { ...range, cookie })).statusCode).toBe(206);
  await api.database.query('delete from sessions where user_id = $1', [member.userId]);
  await expectNothing({ cookie });
});

test('the video URL of a lesson does not serve its previous video or that of another lesson', async () => {
  const [one, other] = [await courseWithVideo(0), await courseWithVideo(0)];
  const mixed = one.url.replace(one.fileId, other.fileId);
  expect((await get(mixed, { range: 'bytes=0-9' })).statusCode).toBe(404);
});

test('other sites cannot embed a video', async () => {
  const { url } = await courseWithVideo(0);
  const response = await get(url, { range: 'bytes=0-9', 'sec-fetch-site': 'cross-site' });
  expect(response.statusCode).toBe(403);
});

test('the pieces of a video are encrypted, and deleted when no lesson uses the video and it is older than a day', async () => {
  const marker = 'a text that is easy to find'.repeat(10);
  const { id, fileId } = await courseWithVideo(0, Buffer.from(marker));
  const pieces = async () =>
    (await readdir(api.filesFolder, { recursive: true })).filter((name) => name.includes(fileId));
  const [piece = ''] = await pieces();
  expect((await readFile(join(api.filesFolder, piece))).includes('easy to find')).toBe(false);
  const removeUnused = () =>
    api.database.transaction((transaction) => api.app.videoFiles.removeUnused(transaction));
  const makeOld = () =>
    api.database.query(`update video_files set created_at = now() - interval '2 days'`);
  await makeOld();
  await removeUnused();
  expect(await api.app.videoFiles.find(fileId)).toBeDefined();
  await api.database.query('delete from lesson_contents where course_id = $1', [id]);
  await removeUnused();
  expect(await pieces()).toEqual([]);
  expect(await api.app.videoFiles.find(fileId)).toBeUndefined();
});
