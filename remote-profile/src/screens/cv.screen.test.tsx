import { getUserEndpoint, type User } from '@sopaan/schemas/account/user';
import {
  getPublicSettingsEndpoint,
  type PublicProfileSettings,
} from '@sopaan/schemas/public-profile/public-profile';
import { aUser } from '@sopaan/testing/fixtures';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aFullUser } from '../testing/full-user';
import { offline } from '../testing/open-dashboard';
import { publicSettings } from '../testing/public-settings';
import * as cv from './cv.screen';

interface Options {
  search?: string;
  user?: Partial<User>;
  settings?: Partial<PublicProfileSettings>;
}

function cvServer({ user, settings }: Options) {
  return fakeNetwork()
    .on(getUserEndpoint, () => ({ ...aFullUser(), ...user }))
    .on(getPublicSettingsEndpoint, () => publicSettings(settings));
}

const open = (options: Options = {}, network = cvServer(options)) =>
  renderScreen(cv, {
    path: '/profile/cv',
    url: `/profile/cv${options.search ?? ''}`,
    session: 'member',
    network,
  });

const findSheet = async () => within(await screen.findByRole('article', { name: 'CV' }));

test('the CV shows the whole record under headings', async () => {
  open();
  const sheet = await findSheet();
  expect(sheet.getByRole('heading', { level: 1, name: 'Asha Rao' })).toBeInTheDocument();
  const headings = sheet.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect(headings).toEqual(['About', 'Experience', 'Education', 'Projects', 'Skills', 'Links']);
  expect(sheet.getByRole('heading', { level: 3, name: 'Data Analyst' })).toBeInTheDocument();
  expect(sheet.getByText(/asha@example\.in/)).toBeInTheDocument();
  expect(sheet.getByText('Machine learning (Advanced)')).toBeInTheDocument();
  expect(document.title).toBe('CV | Sopaan');
});

test('the templates have the same content, and the chosen one is in the URL', async () => {
  const { user, url } = open();
  await user.click(await screen.findByRole('radio', { name: 'Compact' }));
  expect(url()).toBe('/profile/cv?template=compact');
  const sheet = await findSheet();
  const headings = sheet.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
  expect([...headings].sort()).toEqual([
    'About',
    'Education',
    'Experience',
    'Links',
    'Projects',
    'Skills',
  ]);
  await user.click(screen.getByRole('radio', { name: 'Classic' }));
  expect(url()).toBe('/profile/cv');
});

test('sections of the CV can be left out, and so can the contact details', async () => {
  const { user, url } = open({ search: '?without=projects' });
  const sheet = await findSheet();
  expect(sheet.queryByRole('heading', { name: 'Projects' })).toBeNull();
  expect(screen.getByRole('checkbox', { name: 'Projects' })).not.toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Contact details' }));
  expect(url()).toBe('/profile/cv?without=contact%2Cprojects');
  await waitFor(() => expect(sheet.queryByText(/asha@example\.in/)).toBeNull());
  await user.click(screen.getByRole('checkbox', { name: 'Projects' }));
  expect(await sheet.findByRole('heading', { name: 'Projects' })).toBeInTheDocument();
});

test('[U17] an empty CV links to the editors of the chosen sections', async () => {
  const { user } = open({
    user: { ...aUser(), role_Data: {} },
  });
  const nav = within(await screen.findByRole('navigation', { name: 'Add to your CV' }));
  const links = () =>
    nav.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links()).toEqual([
    ['+ Add a few lines about yourself', '/profile/profile?edit=about'],
    ['+ Add your experience', '/profile/profile?edit=experience'],
    ['+ Add your education', '/profile/profile?edit=education'],
    ['+ Add a project', '/profile/profile?edit=projects'],
    ['+ Add your skills', '/profile/profile?edit=skills'],
    ['+ Add a link', '/profile/profile?edit=links'],
  ]);
  await user.click(screen.getByRole('checkbox', { name: 'Projects' }));
  await waitFor(() => expect(links()).toHaveLength(5));
});

test('a CV with all sections has no such links', async () => {
  open();
  await findSheet();
  expect(screen.queryByRole('navigation', { name: 'Add to your CV' })).toBeNull();
});

test('the print button of the CV opens the print dialog of the browser', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Print / Save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('[PF-015] the CV has the URL of the public page as a QR code', async () => {
  open({ settings: { username: 'asha', isPublic: true } });
  const sheet = await findSheet();
  const code = await sheet.findByRole('img', { name: 'QR code of http://localhost/u/asha' });
  expect(code.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z){100,}$/);
  expect(sheet.getByText('localhost/u/asha')).toBeInTheDocument();
});

test('[PF-048] without a public page the CV has no URL, and says how to get one', async () => {
  open({ settings: { username: 'asha', isPublic: false } });
  const sheet = await findSheet();
  expect(await screen.findByText(/Turn on your public page to add a QR code/)).toBeVisible();
  expect(sheet.queryByRole('img')).toBeNull();
  expect(sheet.queryByText(/\/u\/asha/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Public profile' })).toHaveAttribute(
    'href',
    '/profile/account#public-profile',
  );
});

test('when the profile cannot be loaded, the CV page shows the reason and a button to retry', async () => {
  const network = cvServer({}).on(getUserEndpoint, offline);
  const { user } = open({}, network);
  expect(await screen.findByText('Your profile could not be loaded.')).toBeVisible();
  network.on(getUserEndpoint, () => aFullUser());
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByRole('article', { name: 'CV' })).toBeInTheDocument());
});
