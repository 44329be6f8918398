import { ApiError } from '@sopaan/api-client/api-error';
import { getMailChoicesEndpoint } from '@sopaan/schemas/account/mail-choices';
import { getAccountSettingsEndpoint } from '@sopaan/schemas/account/settings';
import { getUserEndpoint } from '@sopaan/schemas/account/user';
import { getPublicSettingsEndpoint } from '@sopaan/schemas/public-profile/public-profile';
import { importProfileEndpoint } from '@sopaan/schemas/profile-import/import-profile';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { watchDownloads } from '../testing/downloads';
import { aFullUser } from '../testing/full-user';
import { offline } from '../testing/open-dashboard';
import { mailChoices, someSettings } from '../testing/open-settings';
import { publicSettings } from '../testing/public-settings';
import * as resume from './resume.screen';

const server = () =>
  fakeNetwork()
    .on(getUserEndpoint, () => aFullUser())
    .on(getPublicSettingsEndpoint, () => publicSettings({ username: 'asha', isPublic: true }))
    .on(getAccountSettingsEndpoint, () => someSettings())
    .on(getMailChoicesEndpoint, () => mailChoices)
    .on(importProfileEndpoint, () => ({ status: 'imported' }));

const open = (network = server()) =>
  renderScreen(resume, {
    path: '/profile/resume',
    url: '/profile/resume',
    session: 'member',
    network,
  });

const fileOf = (content: unknown) =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], 'resume.json', {
    type: 'application/json',
  });

const someResume = {
  basics: { summary: 'New summary' },
  skills: [{ name: 'Go', level: 'Expert' }],
  awards: [{ title: 'First' }],
};

async function choose(page: ReturnType<typeof open>, content: unknown) {
  await page.user.upload(await screen.findByLabelText('Choose a file to import'), fileOf(content));
}

const saveButton = () => screen.findByRole('button', { name: 'Replace these parts' });

test('the downloaded JSON Resume contains the URL of the public page', async () => {
  const files = watchDownloads();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Download resume.json' }));
  expect(files.map(({ name }) => name)).toEqual(['resume.json']);
  const content = JSON.parse((await files[0]?.content) ?? '');
  expect(content.basics).toMatchObject({ name: 'Asha Rao', url: 'http://localhost/u/asha' });
  expect(content.basics).not.toHaveProperty('email');
  await user.click(
    screen.getByRole('checkbox', { name: 'Include my email, phone number and city' }),
  );
  await user.click(screen.getByRole('button', { name: 'Download resume.json' }));
  expect(JSON.parse((await files[1]?.content) ?? '').basics.email).toBe('asha@example.in');
});

test('a resume shows what it would change, and only the chosen sections are saved', async () => {
  const network = server();
  const page = open(network);
  await choose(page, someResume);
  const skills = within(await screen.findByRole('group', { name: 'Skills' }));
  expect(within(skills.getByRole('list', { name: 'Now' })).getByRole('listitem')).toHaveTextContent(
    'Machine learning · Advanced',
  );
  expect(
    within(skills.getByRole('list', { name: 'In the file' })).getByRole('listitem'),
  ).toHaveTextContent('Go · Expert');
  expect(screen.queryByRole('group', { name: 'Projects' })).toBeNull();
  expect(screen.getByText('Not imported: awards.')).toBeVisible();
  await page.user.click(screen.getByRole('checkbox', { name: 'Replace About' }));
  expect(network.requests(importProfileEndpoint)).toEqual([]);
  await page.user.click(await saveButton());
  expect(await screen.findByText('Your profile has been updated')).toBeVisible();
  expect(network.requests(importProfileEndpoint)).toEqual([
    {
      updatedAt: aFullUser().updatedAt,
      sections: { skills: [{ name: 'go', level: 'Expert' }] },
    },
  ]);
  expect(network.requests(getUserEndpoint).length).toBeGreaterThan(1);
});

test('without a chosen section nothing is saved', async () => {
  const network = server();
  const page = open(network);
  await choose(page, { skills: someResume.skills });
  await page.user.click(await screen.findByRole('checkbox', { name: 'Replace Skills' }));
  await page.user.click(await saveButton());
  expect(screen.getByText('Choose at least one part.')).toBeVisible();
  expect(network.requests(importProfileEndpoint)).toEqual([]);
});

test('a profile that has changed since the preview is compared again before it is saved', async () => {
  const network = server().on(
    importProfileEndpoint,
    () => new ApiError({ code: 'CONFLICT', status: 409, origin: 'server' }),
  );
  const page = open(network);
  await choose(page, someResume);
  await page.user.click(await saveButton());
  const changed = { ...aFullUser(), updatedAt: '2026-02-02T00:00:00.000Z', skills: [] };
  network.on(getUserEndpoint, () => changed);
  await page.user.click(await screen.findByRole('button', { name: 'Compare again' }));
  const skills = within(await screen.findByRole('group', { name: 'Skills' }));
  expect(await skills.findByText('Nothing')).toBeVisible();
  network.on(importProfileEndpoint, () => ({ status: 'imported' }));
  await page.user.click(await saveButton());
  await screen.findByText('Your profile has been updated');
  expect(network.requests(importProfileEndpoint).at(-1)?.updatedAt).toBe(changed.updatedAt);
});

test('a failed save of an import keeps the preview', async () => {
  const page = open(server().on(importProfileEndpoint, offline));
  await choose(page, someResume);
  await page.user.click(await saveButton());
  expect(await screen.findByText('The file could not be imported')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Skills' })).toBeVisible();
});

test.each([
  ['no JSON', 'not json', 'The file is not JSON.'],
  ['a list', [], 'The file is neither a JSON Resume nor an account export.'],
  [
    'another format',
    { work: 'none' },
    'The file is not a JSON Resume: work has an unexpected format.',
  ],
  ['a long name', { work: [{ name: 'x'.repeat(300) }] }, /workExperience\[0\]\.organization/],
  ['a large file', { basics: { summary: 'x'.repeat(300_000) } }, /larger than 256 KB/],
])('the page shows why a file with %s cannot be imported', async (_what, content, reason) => {
  const page = open();
  await choose(page, content);
  expect(await screen.findByText('This file cannot be imported')).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByLabelText('Choose a file to import')).toBeVisible();
});

test('a file without sections of a profile shows a message, and can be discarded', async () => {
  const page = open();
  await choose(page, { basics: { name: 'Somebody' } });
  expect(await screen.findByText(/nothing to import/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Replace these parts' })).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByLabelText('Choose a file to import')).toBeVisible());
});
