import { ApiError } from '@sopaan/api-client/api-error';
import { getAllHostEventsEndpoint } from '@sopaan/schemas/competitions/host-event';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import config from '../../remote.config';
import { aHostEvent } from '../testing/host-event';
import * as competitions from './competitions.screen';

const at = { path: '/competition', url: '/competition' };
const hackathon = aHostEvent({ _id: 'h', title: 'Rain Hack' });
const quiz = aHostEvent({
  _id: 'q',
  title: 'River Quiz',
  opportunityType: { _id: 'quiz', name: 'Quiz' },
});
const workshop = aHostEvent({
  _id: 'w',
  title: 'Loom Workshop',
  opportunityType: { _id: 'workshop', name: 'Workshop' },
});

const ended = { ...quiz, _id: 'o', title: 'Last Year Quiz', status: 'ended' };

function open(hostEvents = [hackathon, quiz, workshop, ended]) {
  const network = fakeNetwork().on(getAllHostEventsEndpoint, () => hostEvents);
  return { network, ...renderScreen(competitions, { ...at, network }) };
}

const carousel = (name: string) => screen.findByRole('region', { name });
const cardsIn = (region: HTMLElement) =>
  within(region)
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('heading').textContent);

test('[EX-022] the page has an intro, eight category chips, three carousels and a banner', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/competition/i);
  expect(document.title).toBe('Competitions and hackathons | Sopaan');
  const chips = screen.getByRole('navigation', { name: 'Opportunity types' });
  expect(within(chips).getAllByRole('link')).toHaveLength(8);
  for (const name of ['Explore Opportunities', 'Exciting Quizzes', 'Thrilling Hackathons']) {
    await carousel(name);
  }
  await carousel('Host Your Own Opportunity');
});

test('[EX-023] the landing page is at /competition', () => {
  const route = config.routes.find((candidate) => candidate.path === '/competition');
  expect(route).toMatchObject({ screen: 'competitions', layout: 'site', access: 'public' });
});

test('[EX-023][EX-024][EX-025] each category links to the list with its value', async () => {
  open();
  const chips = await screen.findByRole('navigation', { name: 'Opportunity types' });
  await within(chips).findByText('3 open');
  const links = within(chips)
    .getAllByRole('link')
    .map((link) => [link.textContent?.replace(/\d+ open$/, ''), link.getAttribute('href')]);
  const list = '/explore/competition';
  expect(links).toEqual([
    ['Competitions', list],
    ['Hackathons', `${list}?competitionType=hackathons`],
    ['Quizzes', `${list}?competitionType=quizz`],
    ['Scholarships', `${list}?competitionType=scholarship`],
    ['Workshops', `${list}?competitionType=workshops`],
    ['Cultural events', `${list}?competitionType=cultural-events`],
    ['College festivals', `${list}?competitionType=college-festivals`],
    ['Conferences', `${list}?competitionType=conferences`],
  ]);
});

test('[U17] each category shows how many are open for registration', async () => {
  open();
  const chips = within(await screen.findByRole('navigation', { name: 'Opportunity types' }));
  await chips.findByText('3 open');
  expect(chips.getByRole('link', { name: 'Quizzes 1 open' })).toBeVisible();
  expect(chips.getByRole('link', { name: 'Scholarships 0 open' })).toBeVisible();
});

test('[U17] the search field opens the list of competitions', async () => {
  const { user, url } = open();
  await user.type(await screen.findByRole('searchbox', { name: 'Search competitions' }), 'robots');
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(url()).toBe('/explore/competition?search=robots');
});

test('[EX-024] Explore Opportunities opens the list', async () => {
  const { user, url } = open();
  await user.click(await screen.findByRole('link', { name: 'Explore Opportunities' }));
  expect(url()).toBe('/explore/competition');
});

test.each(['Host Now', 'Host a Opportunity'])('[EX-026] %s opens its page', async (name) => {
  const { user, url } = open();
  await user.click(await screen.findByRole('link', { name }));
  expect(url()).toBe('/under-development/host-opportunity');
});

test('[U17] competitions that are closed for registration are left out', async () => {
  open([{ ...hackathon, status: 'closed' }, quiz, { ...workshop, status: 'closed' }]);
  await screen.findAllByRole('article');
  expect(cardsIn(await carousel('Explore Opportunities'))).toEqual(['River Quiz']);
});

test('[EX-027][EX-028] one request fills the carousels, each with its own type', async () => {
  const { network } = open();
  await screen.findAllByRole('article');
  expect(cardsIn(await carousel('Explore Opportunities'))).toEqual([
    'Rain Hack',
    'River Quiz',
    'Loom Workshop',
  ]);
  expect(cardsIn(await carousel('Exciting Quizzes'))).toEqual(['River Quiz']);
  expect(cardsIn(await carousel('Thrilling Hackathons'))).toEqual(['Rain Hack']);
  expect(network.calls).toEqual(['POST /api/get/all/hostevent']);
});

test('[EX-029] an error leaves the carousels empty, is shown once, and can be retried', async () => {
  const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
  let isWorking = false;
  const network = fakeNetwork().on(getAllHostEventsEndpoint, () =>
    isWorking ? [quiz] : serverError,
  );
  const { user } = renderScreen(competitions, { ...at, network });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Competitions could not be loaded');
  expect(alert).toHaveTextContent('The service is unavailable right now.');
  expect(screen.getAllByText('No cards available')).toHaveLength(3);
  expect(network.calls).toHaveLength(1);
  isWorking = true;
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  await screen.findAllByRole('article');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(cardsIn(await carousel('Exciting Quizzes'))).toEqual(['River Quiz']);
});

test('[EX-029] without competitions the carousels are empty and no error is shown', async () => {
  open([]);
  expect(await screen.findAllByText('No cards available')).toHaveLength(3);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
