import sharp from 'sharp';
import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { changePublicProfileEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { testApp } from '../../testing/test-app';
import { addCompetition } from '../competitions/testing/competition';
import { addCourse } from '../courses/testing/course';
import { addJob } from '../jobs/testing/job';
import { addChallenge } from '../practice/testing/challenge';
import { addPublicMember, everythingPublic } from '../public-profiles/testing/public-profile';
import { SharePictureCache } from './share-picture-cache';

const api = testApp();

beforeAll(async () => {
  await addJob(api.database, { id: 'j1', salary_min: 400_000, salary_max: 600_000 });
  await addCourse(api.database, { id: 'c1' });
  await addCompetition(api.database, { id: 'e1' });
  await addChallenge(api.database, { id: 'p1' });
});

const headAt = (path: string) => api.call(getPageHeadEndpoint, { path });
const fetchPicture = (url: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url, headers });

test.each([
  ['/job/preview/x/j1', 'Job: Frontend Engineer, Asha Labs, ₹4L–₹6L a year, Pune'],
  ['/course/x/c1', 'Course: Web dev basics'],
  ['/competition/x/e1', 'Hackathon: '],
  ['/code_editor/code_conquest/x/p1', 'Coding challenge: Pair with sum, Beginner'],
])('the head of %s has a picture of 1200 × 630 with its facts as text', async (path, alt) => {
  const { image, imageDetails } = await headAt(path);
  expect(imageDetails).toEqual({ width: 1200, height: 630, alt: expect.stringContaining(alt) });
  const { statusCode, headers, rawPayload } = await fetchPicture(image);
  expect(statusCode).toBe(200);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=604800, immutable',
  });
  expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test('a client that has the picture gets no bytes, until a fact changes', async () => {
  await addJob(api.database, { id: 'j2', title: 'Tester' });
  const { image } = await headAt('/job/preview/x/j2');
  const etag = String((await fetchPicture(image)).headers.etag);
  const unchanged = await fetchPicture(image, { 'if-none-match': etag });
  expect([unchanged.statusCode, unchanged.rawPayload.length]).toEqual([304, 0]);
  await api.database.query(`update jobs set title = 'Senior tester' where id = 'j2'`);
  const changed = await fetchPicture(image, { 'if-none-match': etag });
  expect(changed.statusCode).toBe(200);
  // The address names the former version.
  expect(changed.headers['cache-control']).toBe('public, max-age=300');
  expect((await headAt('/job/preview/x/j2')).image).not.toBe(image);
});

test('[PF-048] the picture of a profile disappears with its page', async () => {
  const { username, token } = await addPublicMember(api);
  const { image, imageDetails } = await headAt(`/u/${username}`);
  expect(imageDetails?.alt).toContain('Asha Rao, Data Analyst');
  const { statusCode, headers } = await fetchPicture(image);
  expect([statusCode, headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  await api.call(changePublicProfileEndpoint, { ...everythingPublic, isPublic: false }, token);
  expect((await fetchPicture(image)).statusCode).toBe(404);
  expect((await headAt(`/u/${username}`)).image).toBe('');
});

test('hidden sections of a profile are not on its picture', async () => {
  const { username } = await addPublicMember(api, { visibleSections: [] });
  const { imageDetails } = await headAt(`/u/${username}`);
  expect(imageDetails?.alt).toBe('Profile: Asha Rao');
});

test.each(['/api/share-pictures/job/none', '/api/share-pictures/mentor/j1'])(
  '%s does not exist',
  async (url) => {
    expect((await fetchPicture(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

const content = { kindName: 'Course', subtitle: '', facts: [] };

test('requests for the same picture share one drawing, and too many others are rejected', async () => {
  const cache = new SharePictureCache();
  const pictures = Array.from({ length: 20 }, (_, number) =>
    cache.get({ ...content, title: `Course ${number}` }),
  );
  await expect(cache.get({ ...content, title: 'One more' })).rejects.toMatchObject({
    code: 'UNAVAILABLE',
  });
  expect(cache.get({ ...content, title: 'Course 0' })).toBe(pictures[0]);
  await Promise.all(pictures);
  await expect(cache.get({ ...content, title: 'One more' })).resolves.toBeInstanceOf(Buffer);
});

test.each([
  ['a long title', { title: 'Introduction to '.repeat(40) }],
  ['a title of one word', { title: 'a'.repeat(300) }],
  ['Devanagari', { title: 'क्षेत्रीय प्रतियोगिता', subtitle: 'नर्मदा प्रौद्योगिकी संस्थान' }],
  ['markup', { title: '<b>&amp;</b> "x"', facts: ['<span', '&'] }],
  ['texts of which nothing can be seen', { title: '\n\u0001\u200b', subtitle: '\u3164\u2800' }],
  ['emoji and other scripts', { title: '🚀 தமிழ்', facts: ['🎓'.repeat(80)] }],
])('draws %s', async (_, texts) => {
  const picture = await new SharePictureCache().get({ ...content, ...texts });
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
});
