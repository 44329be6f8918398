import { ApiError } from '@sopaan/api-client/api-error';
import { getMentorFiguresEndpoint, getMentorsEndpoint } from '@sopaan/schemas/mentors/mentor';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aFacet } from '../testing/facets';
import { aPage } from '../testing/home-lists';
import { aMentorListItem } from '../testing/mentor';
import * as mentors from './mentors.screen';

const at = { path: '/mentor', url: '/mentor' };
const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
const figures = {
  mentors: 1_240,
  domains: 39,
  languages: 7,
  countries: 5,
  sessions: 27_520,
  rating: 4.5,
};

function mentorNetwork() {
  return fakeNetwork()
    .on(getMentorFiguresEndpoint, () => figures)
    .on(getMentorsEndpoint, () => aPage([aMentorListItem()]));
}

test('[EX-095] [EX-097] the intro shows the rating and figures of the API only', async () => {
  renderScreen(mentors, { ...at, network: mentorNetwork() });
  expect(await screen.findByText('1,240')).toBeVisible();
  for (const [value, label] of [
    ['1,240', 'mentors'],
    ['39', 'domains'],
    ['27,520', 'sessions'],
  ]) {
    expect(screen.getByText(`${value}`).closest('div')).toHaveTextContent(`${label}`);
  }
  expect(screen.getByText('4.5')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/\d\+|60 countries/);
});

test('[U17] [EX-095] figures that are zero are left out', async () => {
  const network = mentorNetwork().on(getMentorFiguresEndpoint, () => ({
    ...figures,
    sessions: 0,
    rating: 0,
  }));
  renderScreen(mentors, { ...at, network });
  expect(await screen.findByText('1,240')).toBeVisible();
  expect(screen.queryByText('sessions')).not.toBeInTheDocument();
  expect(screen.queryByText('on average')).not.toBeInTheDocument();
});

test.each([
  ['Best rated first.', [aMentorListItem()]],
  ['Most experienced first.', [aMentorListItem({ rating: 0, hasPublicPage: true })]],
])('[U17] the carousel names the order that the mentors have: %s', async (text, items) => {
  const network = mentorNetwork().on(getMentorsEndpoint, () => aPage(items));
  renderScreen(mentors, { ...at, network });
  await screen.findByRole('link', { name: /Meera Iyer/ });
  expect(screen.getByText(text)).toBeVisible();
});

test('[EX-096] three tiles give reasons, with the number of languages from the API', async () => {
  renderScreen(mentors, { ...at, network: mentorNetwork() });
  const why = within(await screen.findByRole('region', { name: 'Why a mentor' }));
  expect(await why.findByText('Available in 7 Languages')).toBeVisible();
  expect(why.getAllByRole('heading', { level: 3 }).map((tile) => tile.textContent)).toEqual([
    'Experienced Mentors',
    '1 on 1 sessions',
    'Available in 7 Languages',
  ]);
});

test('[EX-098] the best rated mentors come from the API, each with a link to its details', async () => {
  renderScreen(mentors, { ...at, network: mentorNetwork() });
  const carousel = within(await screen.findByRole('region', { name: /^Expert Mentors/ }));
  expect(await carousel.findByRole('link', { name: /Meera Iyer/ })).toHaveAttribute(
    'href',
    '/mentors/search?mentor=m1',
  );
});

test('the fields keep their place while they are loaded, and leave it when that fails', async () => {
  let fail: (error: ApiError) => void = () => undefined;
  const failing = new Promise<ApiError>((resolve) => (fail = resolve));
  renderScreen(mentors, { ...at, network: mentorNetwork().on(getMentorsEndpoint, () => failing) });
  const heading = await screen.findByRole('heading', { name: 'By field' });
  expect(heading).toBeVisible();
  fail(serverError);
  await waitFor(() => expect(heading).not.toBeInTheDocument());
});

test('[U17] the largest fields link to their mentors, and the search field to the list', async () => {
  const network = mentorNetwork().on(getMentorsEndpoint, () => ({
    ...aPage([aMentorListItem()]),
    facets: [aFacet('domain', { Finance: 3, 'Data Science': 9 })],
  }));
  const { user, url } = renderScreen(mentors, { ...at, network });
  const fields = within(await screen.findByRole('navigation', { name: 'By field' }));
  const links = fields.getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Data Science9', 'Finance3']);
  expect(links[0]).toHaveAttribute('href', '/mentors/search?domain=Data%20Science');
  await user.type(screen.getByRole('searchbox', { name: 'Search mentors' }), 'tax{Enter}');
  expect(url()).toBe('/mentors/search?search=tax');
});

test.each([
  ['[EX-100]', 'Find', '/mentors/search'],
  ['[EX-100] [EX-102]', 'Join as Mentor', '/mentor/signup'],
  ['[EX-099]', 'BROWSE ALL MENTORS', '/mentors/search'],
])('%s %s opens %s', async (_id, name, path) => {
  const { user } = renderScreen(mentors, { ...at, network: mentorNetwork() });
  await user.click(await screen.findByRole('link', { name }));
  expect(await screen.findByText(`Elsewhere: ${path}`)).toBeVisible();
});

test('[EX-097] when the figures cannot be loaded, the intro is shown without them, and loading can be retried', async () => {
  const network = mentorNetwork().on(getMentorFiguresEndpoint, () => serverError);
  const { user } = renderScreen(mentors, { ...at, network });
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByText('domains')).not.toBeInTheDocument();
  expect(screen.getByText('Available in several Languages')).toBeVisible();
  network.on(getMentorFiguresEndpoint, () => figures);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1,240')).toBeVisible();
});
