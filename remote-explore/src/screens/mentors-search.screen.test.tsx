import { ApiError } from '@sopaan/api-client/api-error';
import {
  getMentorEndpoint,
  getMentorFiguresEndpoint,
  getMentorsEndpoint,
} from '@sopaan/schemas/mentors/mentor';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aFacet } from '../testing/facets';
import { aPage } from '../testing/home-lists';
import { aMentor, aMentorListItem } from '../testing/mentor';
import * as search from './mentors-search.screen';

let mockImportFails = false;
jest.mock('../features/mentors/components/mentor-dialog', () => {
  if (mockImportFails) throw new Error('The network has failed');
  return jest.requireActual('../features/mentors/components/mentor-dialog');
});

const at = { path: '/mentors/search', url: '/mentors/search' };
const facets = [
  aFacet('domain', { 'Data Science': 2, Careers: 1 }),
  aFacet('language', { English: 2, Urdu: 0 }),
];
const figures = { mentors: 2, domains: 2, languages: 1, countries: 1, sessions: 0, rating: 4.5 };
const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

function mentorNetwork() {
  const items = [aMentorListItem(), aMentorListItem({ id: 'm2', name: 'Dev Menon' })];
  return fakeNetwork()
    .on(getMentorFiguresEndpoint, () => figures)
    .on(getMentorsEndpoint, () => ({ ...aPage(items), facets }))
    .on(getMentorEndpoint, ({ id }) => (id === 'm1' ? aMentor() : notFound));
}

// Must be the first test, since a loaded dialog stays loaded.
test('a dialog whose code could not be loaded is loaded again when it is opened again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  mockImportFails = true;
  const failed = renderScreen(search, { ...at, network: mentorNetwork() });
  await failed.user.click(await screen.findByRole('link', { name: 'Meera Iyer' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The network has failed');
  failed.unmount();
  mockImportFails = false;
  const { user } = renderScreen(search, { ...at, network: mentorNetwork() });
  await user.click(await screen.findByRole('link', { name: 'Meera Iyer' }));
  expect(await screen.findByRole('dialog', { name: 'Meera Iyer' })).toBeVisible();
});

test('[EX-101] mentors are filtered by keyword, field and language, with counts', async () => {
  const network = mentorNetwork();
  const { user, url } = renderScreen(search, { ...at, network });
  expect(await screen.findByText('2 mentors found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Language' }));
  expect(screen.getByRole('checkbox', { name: /Urdu/ })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /English 2/ }));
  await waitFor(() => expect(url()).toBe('/mentors/search?language=English'));
  await user.click(screen.getByRole('button', { name: 'Field' }));
  await user.click(screen.getByRole('checkbox', { name: /Data Science 2/ }));
  await user.type(screen.getByRole('searchbox'), 'meera{Enter}');
  await waitFor(() =>
    expect(network.requests(getMentorsEndpoint).at(-1)).toMatchObject({
      search: 'meera',
      domain: ['Data Science'],
      language: ['English'],
      facets: true,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Remove filter Data Science' }));
  await waitFor(() => expect(url()).not.toContain('domain'));
});

test('[EX-101] [SH-024] [U15] a mentor opens over the list with a URL of its own, and closing focuses its row', async () => {
  const { user, url } = renderScreen(search, {
    ...at,
    url: `${at.url}?language=English`,
    network: mentorNetwork(),
  });
  await user.click(await screen.findByRole('link', { name: 'Meera Iyer' }));
  const dialog = await screen.findByRole('dialog', { name: 'Meera Iyer' });
  expect(url()).toBe('/mentors/search?language=English&mentor=m1');
  const details = within(dialog);
  expect(details.getByText('Data Engineer at Kaveri Data Works')).toBeVisible();
  expect(details.getByText('9 years of experience')).toBeVisible();
  expect(details.getByText('31 sessions')).toBeVisible();
  expect(details.getByText('SQL')).toBeVisible();
  expect(dialog.querySelector('script')).toBeNull();
  expect(dialog).toHaveTextContent('Sessions cannot be booked on Sopaan yet.');
  // Only http(s) URLs are links, and there is no button to book a session.
  expect(details.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://example.in/meera',
    'https://www.linkedin.com/in/meera',
  ]);
  expect(details.getAllByRole('button')).toHaveLength(1);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(url()).toBe('/mentors/search?language=English');
  expect(screen.getByRole('link', { name: 'Meera Iyer' })).toHaveFocus();
});

test('[U17] [EX-101] mentors with a public page can be filtered, and are marked in the list', async () => {
  const network = mentorNetwork().on(getMentorsEndpoint, () => ({
    ...aPage([aMentorListItem({ hasPublicPage: true })]),
    facets: [...facets, aFacet('publicPage', { true: 4 })],
  }));
  const { user, url } = renderScreen(search, { ...at, network });
  const row = within(await screen.findByRole('article'));
  expect(row.getByText('Public profile')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Public profile (4)', pressed: false }));
  await waitFor(() => expect(url()).toBe('/mentors/search?publicPage=true'));
  expect(screen.getByRole('button', { name: 'Public profile (4)', pressed: true })).toBeVisible();
  await waitFor(() =>
    expect(network.requests(getMentorsEndpoint).at(-1)).toMatchObject({ publicPage: true }),
  );
});

test('[U17] without a mentor who has a public page there is no filter for it', async () => {
  const network = mentorNetwork().on(getMentorsEndpoint, () => ({
    ...aPage([aMentorListItem({ hasPublicPage: false })]),
    facets: [...facets, aFacet('publicPage', { true: 0 })],
  }));
  renderScreen(search, { ...at, network });
  await screen.findByRole('article');
  expect(screen.queryByText(/Public profile/)).not.toBeInTheDocument();
});

test('[U17] a mentor without a public page has links to other help in the same fields', async () => {
  const noLinks = { linkedin: '', facebook: '', youtube: '', instagram: '' };
  const network = mentorNetwork().on(getMentorEndpoint, () =>
    aMentor({ profileLink: '', socialLinks: noLinks }),
  );
  const { user, url } = renderScreen(search, { ...at, url: `${at.url}?mentor=m1`, network });
  const dialog = within(await screen.findByRole('dialog', { name: 'Meera Iyer' }));
  expect(
    dialog.getByRole('link', { name: 'Courses, quizzes and jobs about Data Science' }),
  ).toHaveAttribute('href', '/search?q=Data%20Science');
  await user.click(dialog.getByRole('link', { name: 'Mentors in these fields' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(url()).toBe('/mentors/search?domain=Data%20Science');
});

test('[SH-024] a link opens the mentor, and closing shows the list', async () => {
  const { user, url } = renderScreen(search, {
    ...at,
    url: `${at.url}?mentor=m1`,
    network: mentorNetwork(),
  });
  await screen.findByRole('dialog', { name: 'Meera Iyer' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(url()).toBe('/mentors/search'));
  expect(screen.queryByText(/Elsewhere/)).not.toBeInTheDocument();
});

test('a mentor who does not exist or cannot be loaded shows a message', async () => {
  const network = mentorNetwork();
  const { user } = renderScreen(search, { ...at, url: `${at.url}?mentor=nobody`, network });
  expect(await screen.findByText('Mentor not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'See all mentors' }));
  network.on(getMentorEndpoint, () => serverError);
  await user.click(await screen.findByRole('link', { name: 'Dev Menon' }));
  await screen.findByText('The mentor could not be loaded');
  network.on(getMentorEndpoint, () => aMentor({ id: 'm2', name: 'Dev Menon' }));
  await user.click(screen.getByRole('button', { name: /Try again/ }));
  expect(await screen.findByRole('dialog', { name: 'Dev Menon' })).toBeVisible();
});
