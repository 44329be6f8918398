import sharp from 'sharp';
import { deleteAccountEndpoint, exportAccountEndpoint } from '@sopaan/schemas/account/data';
import { getMailChoicesEndpoint } from '@sopaan/schemas/account/mail-choices';
import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import { getUserEndpoint, type User } from '@sopaan/schemas/account/user';
import { PICTURE_KINDS, pictureOfSize } from '@sopaan/schemas/profile/pictures';
import {
  readAccountExport,
  type ReadAccountExport,
} from '@sopaan/schemas/profile-import/account-export';
import { importProfileEndpoint } from '@sopaan/schemas/profile-import/import-profile';
import {
  getPublicProfileEndpoint,
  getPublicSettingsEndpoint,
} from '@sopaan/schemas/public-profile/public-profile';
import { TEST_PASSWORD, testApp } from '../../testing/test-app';
import { uploadPicture } from '../profiles/pictures/testing/upload-picture';
import { addStoredWallet } from '../wallet/testing/wallet';
import { fillProfile } from './testing/full-profile';

const api = testApp();
const getUser = (token: string) => api.call(getUserEndpoint, { requiredata: [] }, token);

/** A picture whose colours differ from place to place. */
const aColouredPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3060a0' } })
    .composite([
      {
        input: {
          create: { width: width / 2, height: height / 2, channels: 3, background: '#f0c020' },
        },
        left: 0,
        top: 0,
      },
    ])
    .png()
    .toBuffer();

/** The profile without what belongs to the account, such as its email. */
function profileOf({ personalInfo, ...user }: User) {
  const { firstName, lastName, username, phone, profilePicture, bannerPicture } = personalInfo;
  const { about, skills, workExperience, education, projects, socialLinks, address } = user;
  return {
    info: { firstName, lastName, username, phone, address },
    hasPictures: [profilePicture !== '', bannerPicture !== ''],
    ...{ about, skills, workExperience, education, projects, socialLinks },
  };
}

async function readEverything(token: string) {
  const settings = await api.call(getAccountSettingsEndpoint, {}, token);
  const { name, dob, language, primaryPhone, recoveryPhone } = settings;
  return {
    profile: profileOf(await getUser(token)),
    settings: { name, dob, language, primaryPhone, recoveryPhone },
    mails: await api.call(getMailChoicesEndpoint, {}, token),
    page: await api.call(getPublicSettingsEndpoint, {}, token),
  };
}

/** The pixels of both pictures in their largest size. */
async function picturesOf(token: string) {
  const { profilePicture, bannerPicture } = (await getUser(token)).personalInfo;
  const load = async (url: string) => {
    const response = await api.app.inject({ method: 'GET', url: pictureOfSize(url, 'large') });
    const { data, info } = await sharp(response.rawPayload)
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { size: [info.width, info.height], pixels: data };
  };
  return Promise.all([profilePicture, bannerPicture].map(load));
}

/** The request of an import of everything that the file has. */
async function importOf(token: string, { sections, settings, publicPage }: ReadAccountExport) {
  return { updatedAt: (await getUser(token)).updatedAt, sections, settings, publicPage };
}

/** Imports a file as the browser does. */
async function importFile(token: string, file: ReadAccountExport) {
  const { pictures } = file;
  await api.call(importProfileEndpoint, await importOf(token, file), token);
  for (const kind of PICTURE_KINDS) {
    const bytes = Buffer.from(pictures[kind]?.split(',')[1] ?? '', 'base64');
    const response = await uploadPicture(api, token, { kind, bytes });
    expect(response.statusCode).toBe(200);
  }
}

const exportFile = async (token: string): Promise<unknown> =>
  JSON.parse(JSON.stringify(await api.call(exportAccountEndpoint, {}, token)));

test('export, deletion and import bring a whole profile back as it was', async () => {
  const former = await api.signUp();
  await fillProfile(api, former, 'asha-devi');
  for (const [kind, width, height] of [
    ['avatar', 400, 400] as const,
    ['banner', 1_600, 400] as const,
  ]) {
    const bytes = await aColouredPicture(width, height);
    await uploadPicture(api, former.token, { kind, bytes });
  }
  const before = await readEverything(former.token);
  const picturesBefore = await picturesOf(former.token);
  const file = await exportFile(former.token);
  await api.call(deleteAccountEndpoint, { password: TEST_PASSWORD }, former.token);
  expect(await api.rejection(getPublicProfileEndpoint, { username: 'asha-devi' })).toMatchObject({
    status: 404,
  });

  const { token } = await api.signUp();
  expect(await readEverything(token)).not.toEqual(before);
  await importFile(token, readAccountExport(file));
  expect(await readEverything(token)).toEqual(before);
  expect(before.profile).toMatchObject({
    info: { firstName: 'Asha Devi', username: 'asha-devi' },
    hasPictures: [true, true],
  });
  const picturesAfter = await picturesOf(token);
  expect(picturesAfter.map(({ size }) => size)).toEqual(picturesBefore.map(({ size }) => size));
  picturesAfter.forEach(({ pixels }, index) => {
    const original = picturesBefore[index]?.pixels ?? Buffer.alloc(0);
    expect(meanDifference(pixels, original)).toBeLessThan(2);
  });
  const page = await api.call(getPublicProfileEndpoint, { username: 'asha-devi' });
  expect(page).toMatchObject({ name: 'Asha Devi Rao', projects: [] });
});

/**
 * The mean difference of the values, from 0 to 255, of two pictures. It is not 0, because a picture loses some detail when it is encoded
 * again.
 */
function meanDifference(one: Buffer, other: Buffer): number {
  if (one.length !== other.length) return 255;
  const sum = one.reduce((total, value, at) => total + Math.abs(value - (other[at] ?? 0)), 0);
  return sum / one.length;
}

test('the data that a file cannot restore is listed', async () => {
  const { token, userId } = await api.signUp();
  await addStoredWallet(api.database, { userId, mark: 'Asha' });
  await api.database.query(
    `insert into account_settings (user_id, recovery_email, recovery_email_key)
     values ($1, 'r@example.in', 'r@example.in')`,
    [userId],
  );
  const { leftOut, settings } = readAccountExport(await exportFile(token));
  expect(leftOut).toEqual([
    'the documents and details of the wallet',
    'the recovery email, which has to be confirmed again',
  ]);
  expect(settings).not.toHaveProperty('recoveryEmail');
});

test('a username that somebody else has taken meanwhile is reported, and nothing is stored', async () => {
  const former = await api.signUp();
  await fillProfile(api, former, 'asha-rao');
  const file = readAccountExport(await exportFile(former.token));
  const { token } = await api.signUp();
  const before = await readEverything(token);
  const input = await importOf(token, file);
  expect(await api.rejection(importProfileEndpoint, input, token)).toMatchObject({
    code: 'CONFLICT',
    fields: { username: 'This username is taken. Choose another one.' },
  });
  expect(await readEverything(token)).toEqual(before);
  await api.call(importProfileEndpoint, { ...input, publicPage: undefined }, token);
  expect((await getUser(token)).skills).toHaveLength(2);
});

test('a page cannot be switched on without a username', async () => {
  const { token } = await api.signUp();
  const { updatedAt } = await getUser(token);
  const publicPage = { isPublic: true, isIndexable: false, visibleSections: [] };
  const input = { updatedAt, sections: {}, publicPage };
  expect(await api.rejection(importProfileEndpoint, input, token)).toMatchObject({
    code: 'VALIDATION_FAILED',
    fields: { isPublic: expect.stringContaining('Choose a username first') },
  });
});

test.each([
  ['a date of birth in the future', { dob: '2999-01-01' }, 'settings.dob'],
  ['an unknown language', { language: 'xx' }, 'settings.language'],
  ['a phone number without digits', { recoveryPhone: 'call me' }, 'settings.recoveryPhone'],
  ['an unknown category of mails', { unwantedMails: ['security'] }, 'settings.unwantedMails[0]'],
])('rejects the import of %s', async (_what, wrong, field) => {
  const { token } = await api.signUp();
  const { updatedAt } = await getUser(token);
  const settings = { dob: '', language: '', recoveryPhone: '', unwantedMails: [], ...wrong };
  const input = { updatedAt, sections: {}, settings };
  const { status, fields } = await api.rejection(importProfileEndpoint, input, token);
  expect({ status, fields: Object.keys(fields ?? {}) }).toEqual({ status: 400, fields: [field] });
});

test('a file that is not an account export is refused', () => {
  expect(() => readAccountExport({ exportedAt: 'now', data: { account: 'Asha' } })).toThrow(
    /account/,
  );
});
