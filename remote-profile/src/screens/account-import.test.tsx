import { ApiError } from '@sopaan/api-client/api-error';
import { getMailChoicesEndpoint } from '@sopaan/schemas/account/mail-choices';
import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { setPictureEndpoint } from '@sopaan/schemas/profile/pictures';
import { importProfileEndpoint } from '@sopaan/schemas/profile-import/import-profile';
import { getPublicSettingsEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { PICTURE, exported } from '../testing/exported-account';
import { aFullUser, aProject } from '../testing/full-user';
import { offline } from '../testing/open-dashboard';
import { mailChoices, someSettings } from '../testing/open-settings';
import { publicSettings } from '../testing/public-settings';
import * as resume from './resume.screen';

const server = () =>
  fakeNetwork()
    .on(getUserEndpoint, () => aFullUser())
    .on(getPublicSettingsEndpoint, () => publicSettings())
    .on(getAccountSettingsEndpoint, () => someSettings())
    .on(getMailChoicesEndpoint, () => mailChoices)
    .on(setPictureEndpoint, () => aFullUser())
    .on(importProfileEndpoint, () => ({ status: 'imported' }));

async function openWithFile(content: unknown, network = server()) {
  const page = renderScreen(resume, {
    path: '/profile/resume',
    url: '/profile/resume',
    session: 'member',
    network,
  });
  const file = new File([JSON.stringify(content)], 'sopaan.json', { type: 'application/json' });
  await page.user.upload(await screen.findByLabelText('Choose a file to import'), file);
  const part = async (label: string) => within(await screen.findByRole('group', { name: label }));
  return { ...page, network, part };
}

const findButton = (name: string) => screen.findByRole('button', { name });

test('an account export shows what would change, including pictures, settings and the public page', async () => {
  const { part } = await openWithFile(exported);
  const side = async (label: string, title: string) =>
    within((await part(label)).getByRole('list', { name: title }))
      .getAllByRole('listitem')
      .map((item) => item.textContent);
  expect((await side('Info', 'In the file'))[0]).toBe('Asha Devi Rao');
  expect((await side('Info', 'Now'))[0]).toBe('Asha Rao');
  expect(await side('Settings', 'Now')).toEqual([
    'Date of birth: none',
    'Language: none',
    'Recovery phone: none',
    'Emails turned off: competitions',
  ]);
  expect(await side('Settings', 'In the file')).toEqual([
    'Date of birth: 31 Dec 1999',
    'Language: Hindi',
    'Recovery phone: none',
    'Emails turned off: none',
  ]);
  expect(await side('Public page', 'In the file')).toEqual([
    'Username: asha',
    'The page is on',
    'Sections: About',
  ]);
  expect((await part('Picture')).getByRole('img')).toHaveAttribute('src', PICTURE);
  expect(screen.queryByRole('group', { name: 'Banner' })).toBeNull();
  expect(
    screen.getByText(
      'Not imported: the recovery email, which has to be confirmed again; what you joined, saved, wrote and solved on the site.',
    ),
  ).toBeVisible();
});

test('only the chosen parts are imported, including the picture', async () => {
  const { user, network } = await openWithFile(exported);
  for (const label of [
    'Info',
    'About',
    'Experience',
    'Education',
    'Projects',
    'Links',
    'Settings',
  ]) {
    await user.click(await screen.findByRole('checkbox', { name: `Replace ${label}` }));
  }
  await user.click(await findButton('Replace these parts'));
  expect(await screen.findByText('Your profile has been updated')).toBeVisible();
  expect(network.requests(importProfileEndpoint)).toEqual([
    {
      updatedAt: aFullUser().updatedAt,
      sections: { skills: [{ name: 'go', level: 'Expert' }] },
      publicPage: {
        username: 'asha',
        isPublic: true,
        isIndexable: false,
        visibleSections: ['about'],
      },
    },
  ]);
  expect(network.requests(setPictureEndpoint)).toEqual([
    { kind: 'avatar', left: 0, top: 0, width: 1, height: 1 },
  ]);
  const [picture] = network.files(setPictureEndpoint);
  expect(picture?.['picture']?.type).toBe('image/webp');
  expect(picture?.['picture']?.size).toBe(6);
});

test('a message names pictures that could not be saved, and they can be sent again', async () => {
  const { user, network } = await openWithFile(exported, server().on(setPictureEndpoint, offline));
  await user.click(await findButton('Replace these parts'));
  expect(await screen.findByText('Everything but the pictures was saved')).toBeVisible();
  expect(screen.getByText('No connection. Check your network and try again.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'My profile' }));
  const question = within(await screen.findByRole('dialog', { name: 'Stop the import?' }));
  expect(question.getByText(/^The pictures have not been saved/)).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  network.on(setPictureEndpoint, () => aFullUser());
  await user.click(await findButton('Replace these parts'));
  expect(await screen.findByText('Your profile has been updated')).toBeVisible();
});

test('a username that somebody else has taken shows an error, and the rest can be imported', async () => {
  const fields = { username: 'This username is taken. Choose another one.' };
  const network = server().on(
    importProfileEndpoint,
    () => new ApiError({ code: 'CONFLICT', status: 409, origin: 'server', fields }),
  );
  const { user } = await openWithFile(exported, network);
  await user.click(await findButton('Replace these parts'));
  expect(await screen.findByText(fields.username)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Compare again' })).toBeNull();
  network.on(importProfileEndpoint, () => ({ status: 'imported' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Replace Public page' }));
  await user.click(await findButton('Replace these parts'));
  expect(await screen.findByText('Your profile has been updated')).toBeVisible();
  expect(network.requests(importProfileEndpoint)).toEqual([
    expect.not.objectContaining({ publicPage: expect.anything() }),
  ]);
});

test('after a conflict, settings and public page are compared again as well', async () => {
  const network = server().on(
    importProfileEndpoint,
    () => new ApiError({ code: 'CONFLICT', status: 409, origin: 'server' }),
  );
  const { user, part } = await openWithFile(exported, network);
  await user.click(await findButton('Replace these parts'));
  network.on(getPublicSettingsEndpoint, () => publicSettings({ username: 'asha-two' }));
  network.on(getAccountSettingsEndpoint, () => someSettings({ recoveryPhone: '+91 98765 43210' }));
  network.on(getMailChoicesEndpoint, () => ({
    choices: mailChoices.choices.map((each) => ({
      ...each,
      isWanted: each.category !== 'applications',
    })),
  }));
  await user.click(await findButton('Compare again'));
  const page = await part('Public page');
  expect(await page.findByText('Username: asha-two')).toBeVisible();
  const settings = await part('Settings');
  expect(await settings.findByText('Recovery phone: +91 98765 43210')).toBeVisible();
  expect(await settings.findByText('Emails turned off: applications')).toBeVisible();
});

test('a file is compared with the profile that the server has at that moment', async () => {
  const network = server();
  const page = await openWithFile({ exportedAt: 'now', data: {} }, network);
  await screen.findByText('This file cannot be imported');
  const changed = { ...aFullUser(), updatedAt: '2026-02-02T00:00:00.000Z' };
  network.on(getUserEndpoint, () => changed);
  network.on(getPublicSettingsEndpoint, () => publicSettings({ username: 'asha-two' }));
  const file = new File([JSON.stringify(exported)], 'sopaan.json', { type: 'application/json' });
  await page.user.upload(screen.getByLabelText('Choose a file to import'), file);
  expect(await (await page.part('Public page')).findByText('Username: asha-two')).toBeVisible();
  await page.user.click(await findButton('Replace these parts'));
  await screen.findByText('Your profile has been updated');
  expect(network.requests(importProfileEndpoint).at(-1)?.updatedAt).toBe(changed.updatedAt);
});

test('leaving the page asks before the import is lost', async () => {
  const { user, url } = await openWithFile(exported);
  await findButton('Replace these parts');
  await user.click(screen.getByRole('link', { name: 'My profile' }));
  const question = within(await screen.findByRole('dialog', { name: 'Stop the import?' }));
  expect(question.getByText('Nothing from the file has been saved yet.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Keep editing' }));
  expect(url()).toBe('/profile/resume');
  expect(dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
});

test('entries that the profile editors would reject are left out and listed', async () => {
  const account = {
    ...exported.data.account,
    skills: [
      { name: 'go', level: 'Expert' },
      { name: 'kernel_hacking', level: 'Expert' },
    ],
    projects: Array.from({ length: 32 }, (_, index) => aProject(`Project ${Math.max(index, 1)}`)),
    socialLinks: [{ platform: 'myspace', url: 'https://example.in/asha', icon: '' }],
  };
  const { user, network } = await openWithFile({ ...exported, data: { account } });
  expect(
    await screen.findByText(
      'Not imported: skills that are not offered here (Kernel hacking); repeated projects, imported once (Project 1); projects after the first 30; links that are not offered here (Myspace).',
    ),
  ).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Links' })).toBeNull();
  await user.click(await findButton('Replace these parts'));
  await screen.findByText('Your profile has been updated');
  const [request] = network.requests(importProfileEndpoint);
  expect(request?.sections.skills).toEqual([{ name: 'go', level: 'Expert' }]);
  expect(request?.sections.projects).toHaveLength(30);
});

test('a broken export says what is wrong', async () => {
  await openWithFile({ exportedAt: 'now', data: { account: 'Asha' } });
  expect(
    await screen.findByText(
      'The file is not an account export: data.account has an unexpected format.',
    ),
  ).toBeVisible();
});
