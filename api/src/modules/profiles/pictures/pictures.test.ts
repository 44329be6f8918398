import sharp from 'sharp';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { deleteAccountEndpoint } from '@sopaan/schemas/account/data';
import {
  getPictureEndpoint,
  pictureOfSize,
  removePictureEndpoint,
  type PictureKind,
} from '@sopaan/schemas/profile/pictures';
import { aPhonePicture, aPng } from '../../../files/image/testing/pictures';
import { send } from '../../../testing/call';
import { TEST_PASSWORD, testApp } from '../../../testing/test-app';
import { uploadPicture } from './testing/upload-picture';

const api = testApp();
const WHOLE = { left: 0, top: 0, width: 1, height: 1 };

const upload = (kind: PictureKind, bytes: Buffer, token: string, part?: object) =>
  uploadPicture(api, token, { kind, bytes, ...(part && { part }) });
const urls = async (token: string) =>
  (await api.call(getUserEndpoint, { requiredata: [] }, token)).personalInfo;
const load = (url: string) => api.app.inject({ method: 'GET', url });

test('a picture is stored in three sizes, without metadata, and is loaded by its URL without a token', async () => {
  const { token } = await api.signUp();
  const secret = 'GPS 26.8467 N 80.9462 E';
  const response = await upload('avatar', aPhonePicture(secret), token);
  expect(response.statusCode).toBe(200);
  const { profilePicture } = await urls(token);
  expect(profilePicture).toMatch(/^\/api\/pictures\/[\da-f]{32}\/medium$/);
  for (const [size, side] of [
    ['small', 96],
    ['medium', 256],
    ['large', 512],
  ] as const) {
    const picture = await load(pictureOfSize(profilePicture, size));
    expect(picture.headers['content-type']).toBe('image/webp');
    expect(picture.rawPayload.includes('GPS')).toBe(false);
    const { width, height, exif } = await sharp(picture.rawPayload).metadata();
    expect({ width, height, exif }).toEqual({ width: side, height: side, exif: undefined });
  }
  await upload('banner', aPng(800, 200), token);
  const banner = await load(pictureOfSize((await urls(token)).bannerPicture, 'small'));
  expect(await sharp(banner.rawPayload).metadata()).toMatchObject({ width: 480, height: 120 });
});

test('only the chosen part of the picture is kept', async () => {
  const { token } = await api.signUp();
  const halves = await sharp({
    create: { width: 400, height: 200, channels: 3, background: '#ff0000' },
  })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 3, background: '#0000ff' } },
        left: 200,
        top: 0,
      },
    ])
    .png()
    .toBuffer();
  await upload('avatar', halves, token, { left: 0.5, top: 0, width: 0.5, height: 1 });
  const picture = await load((await urls(token)).profilePicture);
  const { channels } = await sharp(picture.rawPayload).stats();
  expect(channels.map(({ mean }) => Math.round(mean / 50))).toEqual([0, 0, 5]);
});

test('a picture that was replaced or removed is erased, and its URL responds with 404', async () => {
  const { token, userId } = await api.signUp();
  await upload('avatar', aPng(), token);
  const first = (await urls(token)).profilePicture;
  await upload('avatar', aPng(), token);
  const second = (await urls(token)).profilePicture;
  expect((await load(first)).statusCode).toBe(404);
  expect((await load(second)).statusCode).toBe(200);
  const removed = await api.call(removePictureEndpoint, { kind: 'avatar' }, token);
  expect(removed.personalInfo.profilePicture).toBe('');
  expect((await load(second)).statusCode).toBe(404);
  await api.call(removePictureEndpoint, { kind: 'avatar' }, token);
  const readable = await api.database.query(
    'select id from files where owner_id = $1 and salt is not null',
    [userId],
  );
  expect(readable).toEqual([]);
});

test('a file that is not a picture, is too small, or is cropped outside of the picture is rejected with a reason', async () => {
  const { token } = await api.signUp();
  const reason = async (bytes: Buffer, part?: object) => {
    const response = await upload('avatar', bytes, token, part);
    return { status: response.statusCode, body: response.json<{ error: object }>().error };
  };
  const rejected = (fields: object) => ({ status: 400, body: expect.objectContaining({ fields }) });
  expect(await reason(Buffer.from('<svg onload="alert(1)"/>'))).toEqual(
    rejected({ picture: 'This is not a PNG, JPEG or WebP picture.' }),
  );
  expect(await reason(aPng(99, 200))).toEqual(
    rejected({ picture: 'The picture must be at least 100 pixels wide and high.' }),
  );
  expect(await reason(aPng(), { ...WHOLE, left: 2 })).toEqual(
    rejected({ left: expect.any(String) }),
  );
  expect((await urls(token)).profilePicture).toBe('');
});

test('the pictures of a deleted account can no longer be loaded', async () => {
  const { token } = await api.signUp();
  await upload('avatar', aPng(), token);
  const url = (await urls(token)).profilePicture;
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, token);
  expect((await load(url)).statusCode).toBe(404);
  const unknown = await send(api.app, getPictureEndpoint, { id: 'a', size: 'huge' });
  expect(unknown.statusCode).toBe(400);
});
