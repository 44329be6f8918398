import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import { errorBodySchema } from '@sopaan/schemas/api/error';
import { getMentorEndpoint, getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import {
  applyMentorshipEndpoint,
  getMentorApplicationEndpoint,
  withdrawMentorApplicationEndpoint,
} from '@sopaan/schemas/mentors/mentor-application';
import { AVATAR_RULE } from '@sopaan/schemas/mentors/mentor-application-fields';
import { readImageHeader } from '../../files/image/image-header';
import { aJpeg, aPhonePicture, aPng } from '../../files/image/testing/pictures';
import { multipart, type FormFile } from '../../testing/multipart';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { anApplication } from './testing/application';
import { acceptApplication, declineApplication } from './mentor-applications.service';

const api = testApp();

function send(token: string, form: unknown, avatar?: FormFile) {
  const { headers, payload } = multipart(form, avatar && { avatar });
  return api.app.inject({
    method: 'POST',
    url: '/api/applymentorship',
    headers: { ...headers, authorization: `Bearer ${token}` },
    payload,
  });
}

async function signUpAndApply(avatar: FormFile = { bytes: aPng() }) {
  const person = await api.signUp();
  const response = await send(person.token, anApplication(), avatar);
  expect(response.statusCode).toBe(200);
  const { application } = applyMentorshipEndpoint.response.validateSync(response.json());
  return { ...person, id: application?.id ?? '' };
}

const getLatest = async (token: string) =>
  (await api.call(getMentorApplicationEndpoint, {}, token)).application;
const get = (url: string, token?: string) =>
  api.app.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });
const ownAvatar = (token: string) => get('/api/mentor-application/avatar', token);
const listStoredFiles = async () =>
  (await readdir(api.filesFolder, { recursive: true, withFileTypes: true })).filter((entry) =>
    entry.isFile(),
  );
const parseRejection = (response: { json: () => unknown; statusCode: number }) => {
  const { code, fields } = errorBodySchema.validateSync(response.json()).error;
  return { status: response.statusCode, code, fields };
};

test('[AP-012] [EX-103] [EX-107] stores every field of the multipart form with the picture, and returns them as JSON', async () => {
  const { token } = await api.signUp();
  expect(await getLatest(token)).toBeNull();
  const form = anApplication();
  const { statusCode, headers } = await send(token, form, { bytes: aJpeg, type: 'image/jpeg' });
  expect([statusCode, headers['content-type']]).toEqual([200, expect.stringContaining('json')]);
  const { fields } = applyMentorshipEndpoint.request;
  expect(Object.keys(fields).sort()).toEqual(Object.keys(form).sort());
  expect(await getLatest(token)).toMatchObject({
    status: 'submitted',
    form,
    avatarVersion: expect.any(String),
  });
  const picture = await ownAvatar(token);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(readImageHeader(picture.rawPayload)).toEqual(readImageHeader(aJpeg));
});

test('[EX-106] names each invalid field and stores nothing', async () => {
  const { token } = await api.signUp();
  const input = {
    ...anApplication({ about: 'Short.', workexperience: 61, languages: [] }),
    first_name: ' ',
    gender: 'x',
    insdustry: 'Nothing',
    profile_link: 'http://example.in/plain',
    social_links: { linkedin: 'https://linkedin.com.evil.example/in/x', youtube: 'javascript:1' },
  };
  const { status, code, fields } = parseRejection(await send(token, input, { bytes: aPng() }));
  expect({ status, code }).toEqual({ status: 400, code: 'VALIDATION_FAILED' });
  expect(Object.keys(fields ?? {}).sort()).toEqual([
    'about',
    'first_name',
    'gender',
    'insdustry',
    'languages',
    'profile_link',
    'social_links.linkedin',
    'social_links.youtube',
    'workexperience',
  ]);
  expect(await getLatest(token)).toBeNull();
});

const unreadable = aPng(120, 100, Buffer.from('no deflate'));
test.each<[string, FormFile, number, string]>([
  ['[S7] a PNG without pixels', { bytes: unreadable }, 400, 'VALIDATION_FAILED'],
  ['an HTML page sent as a PNG', { bytes: Buffer.from('<script>') }, 400, 'VALIDATION_FAILED'],
  ['an SVG', { bytes: Buffer.from('<svg/>'), type: 'image/svg+xml' }, 400, 'VALIDATION_FAILED'],
  ['a picture 10 pixels wide', { bytes: aPng(10, 10) }, 400, 'VALIDATION_FAILED'],
  ['a picture of a hundred megapixels', { bytes: aPng(100, 7_000) }, 400, 'VALIDATION_FAILED'],
  [
    'a file of more than 2 MB',
    { bytes: Buffer.alloc(AVATAR_RULE.maxBytes + 1) },
    413,
    'PAYLOAD_TOO_LARGE',
  ],
  ['a file of 9 MB', { bytes: Buffer.alloc(9_000_000) }, 413, 'PAYLOAD_TOO_LARGE'],
])('[EX-105] rejects %s as a picture and names the field', async (_, file, status, code) => {
  const { token } = await api.signUp();
  const rejection = parseRejection(await send(token, anApplication(), file));
  expect(rejection).toMatchObject({ status, code, fields: { avatar: expect.any(String) } });
  expect(await getLatest(token)).toBeNull();
});

test('rejects bodies that are not forms and unknown files; ignores unknown fields', async () => {
  const { token } = await api.signUp();
  const url = `/api/${applyMentorshipEndpoint.path}`;
  const headers = { authorization: `Bearer ${token}` };
  const json = await api.app.inject({ method: 'POST', url, headers, payload: anApplication() });
  expect(parseRejection(json)).toMatchObject({ status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' });
  const { headers: type, payload } = multipart(anApplication(), { other: { bytes: aPng() } });
  const upload = { method: 'POST' as const, url, headers: { ...headers, ...type } };
  expect((await api.app.inject({ ...upload, payload })).statusCode).toBe(400);
  expect((await api.app.inject({ ...upload, payload: payload.subarray(0, 300) })).statusCode).toBe(
    400,
  );
  expect((await api.app.inject({ ...upload, payload: '' })).statusCode).toBe(400);
  const more = { ...anApplication(), status: 'accepted', role: 'admin', social_links: { x: 'y' } };
  expect((await send(token, more)).statusCode).toBe(200);
  expect(await getLatest(token)).toMatchObject({ status: 'submitted', avatarVersion: null });
});

test('of several concurrent applications, one is stored with its picture', async () => {
  const { token } = await api.signUp();
  const before = (await listStoredFiles()).length;
  const responses = await Promise.all(
    Array.from({ length: 4 }, () => send(token, anApplication(), { bytes: aPng() })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409]);
  // Unclaimed files are deleted after an hour.
  await api.database.query(`update files set created_at = now() - interval '2 hours'`);
  await api.database.transaction((transaction) => api.app.files.removeUnused(transaction));
  expect(await listStoredFiles()).toHaveLength(before + 1);
  expect((await ownAvatar(token)).statusCode).toBe(200);
});

test('a picture is readable by its owner only, and stored encrypted without location metadata', async () => {
  const { token } = await signUpAndApply({
    bytes: aPhonePicture('GPS 26.8467 N'),
    type: 'image/jpeg',
  });
  expect((await ownAvatar(token)).statusCode).toBe(200);
  expect((await ownAvatar((await api.signUp()).token)).statusCode).toBe(404);
  expect((await get('/api/mentor-application/avatar')).statusCode).toBe(401);
  for (const { parentPath, name } of await listStoredFiles()) {
    const bytes = await readFile(join(parentPath, name));
    expect(bytes.includes('JFIF') || bytes.includes('GPS')).toBe(false);
  }
});

test('an accepted applicant becomes a public mentor with a picture', async () => {
  const { token, userId, id } = await signUpAndApply();
  expect(await acceptApplication(api.database, id)).toBe(true);
  expect(await acceptApplication(api.database, id)).toBe(false);

  const application = await getLatest(token);
  expect(application).toMatchObject({ status: 'accepted', decidedAt: expect.any(String) });
  const mentor = await api.call(getMentorEndpoint, { id: application?.mentorId ?? '' });
  expect(mentor).toMatchObject({
    name: 'Meera Iyer',
    experience: 9,
    domains: ['Information Technology'],
    socialLinks: { linkedin: 'https://www.linkedin.com/in/meera' },
  });
  expect(mentor.about).toContain(
    'nine years &amp; taught it for four. Ask me about SQL &lt;and&gt;',
  );
  const { items } = await api.call(getMentorsEndpoint, { search: 'Meera' });
  expect(items.map((item) => item.id)).toContain(mentor.id);
  const picture = await get(mentor.avatar);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(readImageHeader(picture.rawPayload)).toEqual(readImageHeader(aPng()));
  expect((await get(mentor.avatar.replace(/v=.*/, 'v=other'))).headers['cache-control']).toBe(
    'no-cache',
  );
  expect((await get('/api/mentors/none/avatar')).statusCode).toBe(404);

  const [account] = await api.database.query('select role from users where id = $1', [userId]);
  expect(account).toEqual({ role: 'mentor' });
  expect(await findMailKinds(userId)).toEqual(['mentor-accepted']);
  expect((await send(token, anApplication())).statusCode).toBe(409);
});

test('a declined applicant sees the reason and may apply again; the picture is deleted', async () => {
  const { token, userId, id } = await signUpAndApply();
  expect(await declineApplication(api.database, id, 'Please say more about your work.')).toBe(true);
  expect(await getLatest(token)).toMatchObject({
    status: 'declined',
    reason: 'Please say more about your work.',
    avatarVersion: null,
  });
  expect((await ownAvatar(token)).statusCode).toBe(404);
  expect(await findMailKinds(userId)).toEqual(['mentor-declined']);
  expect((await send(token, anApplication())).statusCode).toBe(200);
  expect(await getLatest(token)).toMatchObject({ status: 'submitted', reason: '' });
});

test('withdrawing deletes the picture, and the application can no longer be accepted', async () => {
  const before = (await listStoredFiles()).length;
  const { token, id } = await signUpAndApply();
  expect(await listStoredFiles()).toHaveLength(before + 1);
  await api.call(withdrawMentorApplicationEndpoint, {}, token);
  const { application } = await api.call(withdrawMentorApplicationEndpoint, {}, token);
  expect(application).toMatchObject({ status: 'withdrawn', avatarVersion: null });
  expect(await acceptApplication(api.database, id)).toBe(false);
  expect((await listStoredFiles()).length).toBeLessThanOrEqual(before);
});

test('deleting an account deletes its files, including those of a mentor', async () => {
  const before = (await listStoredFiles()).length;
  const waiting = await signUpAndApply();
  const mentor = await signUpAndApply();
  await acceptApplication(api.database, mentor.id);
  const { mentorId } = (await getLatest(mentor.token)) ?? {};
  for (const { token } of [waiting, mentor]) {
    await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, token);
  }
  expect((await listStoredFiles()).length).toBeLessThanOrEqual(before);
  expect((await get(`/api/mentors/${mentorId}`)).statusCode).toBe(404);
  expect((await get(`/api/mentors/${mentorId}/avatar`)).statusCode).toBe(404);
});

async function findMailKinds(userId: string) {
  const rows = await api.database.query<{ kind: string }>(
    `select kind from outbox where data ->> 'userId' = $1 order by created_at`,
    [userId],
  );
  return rows.map(({ kind }) => kind);
}
