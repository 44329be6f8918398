import { ApiError } from '@sopaan/api-client/api-error';
import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { getHostEventEndpoint, type HostEvent } from '@sopaan/schemas/competitions/host-event';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import { aPage } from '../testing/home-lists';
import { aHostEvent, aRound } from '../testing/host-event';
import { aListedCompetition } from '../testing/list-items';
import * as detail from './competition-detail.screen';

const path = '/competition/:title/:id';
const canonicalUrl = '/competition/monsoon-hackathon/event-1';

function open(changes: Partial<HostEvent> = {}, url = canonicalUrl) {
  const network = fakeNetwork()
    .on(searchCompetitionsEndpoint, () => aPage([]))
    .on(getHostEventEndpoint, () => aHostEvent(changes));
  return { network, ...renderScreen(detail, { path, url, network }) };
}

const region = (name: string) => screen.findByRole('region', { name });

test('[EX-030] the competition of the URL is fetched and shown', async () => {
  const { network } = open();
  await screen.findByRole('heading', { level: 1, name: 'Monsoon Hackathon' });
  expect(network.requests(getHostEventEndpoint)).toEqual([{ eventID: 'event-1' }]);
  expect(document.title).toBe('Monsoon Hackathon | Sopaan');
});

test('[SH-023] a wrong slug is corrected, keeping query and hash', async () => {
  const { url } = open({}, '/competition/Something-Else/event-1?ref=mail#rounds');
  await waitFor(() => expect(url()).toBe(`${canonicalUrl}?ref=mail#rounds`));
});

test('[EX-031] the header has banner, title, organiser, likes and Share', async () => {
  open({ likeCount: 1042 });
  const header = (await screen.findByRole('heading', { level: 1 })).closest('header');
  if (!header) throw new Error('the page has no header');
  const parts = within(header);
  parts.getByRole('img', { name: 'Banner of Monsoon Hackathon' });
  parts.getByText('by Sahyadri Systems');
  parts.getByText('1,042 likes');
  parts.getByRole('button', { name: 'Share' });
});

test('[EX-031][EX-032][EX-033] the organiser opens by Show More and closes by Show Less', async () => {
  const { user } = open();
  const organiser = within(await region('About the Organizer'));
  expect(organiser.queryByText('Makes software for farms.')).not.toBeInTheDocument();
  const button = organiser.getByRole('button', { name: 'Show More' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await organiser.findByText('Makes software for farms.');
  organiser.getByText('51-200');
  organiser.getByText('Founded in 2011');
  organiser.getByText('Pune, Maharashtra, India');
  expect(organiser.getByRole('link', { name: /^sahyadri.example/ })).toHaveAttribute(
    'href',
    'https://sahyadri.example/about',
  );
  organiser.getByRole('link', { name: /^LinkedIn/ });
  expect(organiser.queryByRole('link', { name: /^Facebook/ })).not.toBeInTheDocument();
  expect(organiser.getByRole('link', { name: '020 5550 1234' })).toHaveAttribute(
    'href',
    'tel:02055501234',
  );
  await user.click(organiser.getByRole('button', { name: 'Show Less' }));
  await waitFor(() =>
    expect(organiser.queryByText('Makes software for farms.')).not.toBeInTheDocument(),
  );
});

test('[EX-033] a website of the organiser that is not an http(s) URL is not a link', async () => {
  const { organisation } = aHostEvent();
  const { user } = open({ organisation: { ...organisation, website: 'javascript:alert(1)' } });
  await user.click(await screen.findByRole('button', { name: 'Show More' }));
  await screen.findByText('Makes software for farms.');
  expect(document.querySelector('[href^="javascript"]')).toBeNull();
});

test('[EX-036] a tab scrolls to 100 px above its section', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = open();
  const rewards = await screen.findByRole('link', { name: 'Rewards' });
  const section = document.getElementById('rewards');
  if (!section) throw new Error('no section rewards');
  section.getBoundingClientRect = () => new DOMRect(0, 900, 300, 400);
  await user.click(rewards);
  expect(scrollTo).toHaveBeenCalledWith(expect.objectContaining({ top: 800 }));
});

test('[EX-037][EX-038] highlights are listed apart from the description', async () => {
  open({
    description:
      '<p>Build for the rains.</p><p><strong>Highlights:</strong></p><ul><li>Free food</li><li>Mentors</li></ul><p>Bring:</p><ul><li>A coat</li></ul>',
  });
  const about = within(await region('About'));
  about.getByText('Build for the rains.');
  const highlights = within(about.getByRole('list', { name: 'Highlights' }));
  expect(highlights.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Free food',
    'Mentors',
  ]);
  about.getByText('A coat');
});

test('[EX-039] without highlights the whole description is shown, without its scripts', async () => {
  open({ description: '<p>Only this.</p><img src=x onerror="alert(1)"><script>alert(1)</script>' });
  const about = within(await region('About'));
  about.getByText('Only this.');
  expect(about.queryByRole('list', { name: 'Highlights' })).not.toBeInTheDocument();
  expect(document.querySelector('#about script, #about [onerror]')).toBeNull();
});

test('[EX-040] each round opens and closes on its own', async () => {
  const { user } = open();
  const rounds = within(await region('Rounds'));
  const [first, second] = rounds.getAllByRole('button', { name: 'show details' });
  if (!first || !second) throw new Error('two rounds expected');
  await user.click(first);
  await user.click(second);
  rounds.getByText('Send a page about your idea.');
  rounds.getByText('Show it to the jury.');
  expect(rounds.getAllByText('50 marks')).toHaveLength(2);
  await user.click(first);
  await waitFor(() =>
    expect(rounds.queryByText('Send a page about your idea.')).not.toBeInTheDocument(),
  );
  rounds.getByText('Show it to the jury.');
  rounds.getByRole('button', { name: 'show less' });
});

test('[EX-041][EX-042] the prizes of the competition are shown', async () => {
  open();
  const rewards = within(await region('Rewards'));
  const cards = rewards.getAllByRole('listitem').map((item) => item.textContent);
  expect(cards).toEqual([
    'Winner₹55,000Certificate',
    'First Runner Up₹30,000Certificate',
    'Jury mention',
  ]);
});

test('[EX-041][U17] the header says what can be won, all prizes together', async () => {
  open();
  expect(await screen.findByText('₹85,000 in prizes')).toBeVisible();
});

test('[EX-040][EX-041] without rounds and prizes the sections show a message', async () => {
  open({ rounds: [], prizes: [] });
  await screen.findByText('No rounds have been announced yet.');
  screen.getByText('No prizes have been announced yet.');
  expect(screen.queryByText(/in prizes$/)).not.toBeInTheDocument();
});

test.each([
  [2000, '2,000 places'],
  [null, null],
])('[U17] without participants only a limit is shown: %s', async (capacity, text) => {
  open({ capacity, participants: { currentCount: 0 } });
  const details = within(await region('Details'));
  expect(details.queryByText('Participants')?.nextSibling?.textContent ?? null).toBe(text);
});

test.each([
  [{ status: 'open' }, 'Registration is open', 2],
  [{ status: 'closed' }, 'Registration is closed', 0],
  [{ status: 'ended' }, 'This competition is over', 0],
])('the registration state is shown: %o', async (changes, title, buttons) => {
  open(changes);
  const panel = within(await region('Registration'));
  panel.getByRole('heading', { name: title });
  const details = within(await region('Details'));
  details.getByText('Free');
  details.getByText('2 to 4 people');
  details.getByText('1,234 of 2,000 places');
  details.getByText('Send your idea');
  expect(screen.queryAllByRole('button', { name: /register/i })).toHaveLength(buttons);
});

test('[EX-049] a failed load is shown in the region of the page, and the loader fetches again', async () => {
  const serverError = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });
  let isWorking = false;
  const network = fakeNetwork()
    .on(searchCompetitionsEndpoint, () => aPage([]))
    .on(getHostEventEndpoint, () => (isWorking ? aHostEvent() : serverError));
  const { queryClient } = renderScreen(detail, { path, url: canonicalUrl, network });
  expect(await screen.findByRole('alert')).toHaveTextContent(/unavailable right now/);
  isWorking = true;
  const reloaded = detail.loader?.({
    params: { id: 'event-1' },
    url: new URL(canonicalUrl, location.origin),
    queryClient,
    signal: new AbortController().signal,
  });
  await expect(reloaded).resolves.toMatchObject({ title: 'Monsoon Hackathon' });
});

test('[EX-049] an unknown id shows a message and a link to all competitions', async () => {
  const notFound = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  const network = fakeNetwork()
    .on(searchCompetitionsEndpoint, () => aPage([]))
    .on(getHostEventEndpoint, () => notFound);
  const { user, url } = renderScreen(detail, { path, url: canonicalUrl, network });
  await screen.findByRole('heading', { level: 1, name: 'We could not find this competition' });
  expect(screen.getByRole('link', { name: 'Get support' })).toHaveAttribute('href', '/support');
  await user.click(screen.getByRole('link', { name: 'See all competitions' }));
  expect(url()).toBe('/competition');
});

test('a round without a title is titled by its number', async () => {
  open({ rounds: [aRound({ title: '', max_mummarks: null })] });
  const rounds = within(await region('Rounds'));
  rounds.getByRole('heading', { name: 'Round 1' });
});

test('[U17] open competitions of the same field are listed at the end', async () => {
  const network = fakeNetwork()
    .on(getHostEventEndpoint, () => aHostEvent({ category: 'Data Science' }))
    .on(searchCompetitionsEndpoint, () =>
      aPage([
        { ...aListedCompetition, _id: 'event-1', title: 'This one' },
        { ...aListedCompetition, _id: 'event-2', title: 'Rail Data Cup' },
        { ...aListedCompetition, _id: 'event-3', title: 'Closed Cup', status: 'closed' },
      ]),
    );
  renderScreen(detail, {
    path: '/competition/:title/:id',
    url: '/competition/monsoon-hackathon/event-1',
    network,
  });
  const similar = within(await screen.findByRole('region', { name: 'Similar open competitions' }));
  await similar.findByRole('link', { name: /Rail Data Cup/ });
  expect(similar.getAllByRole('link')).toHaveLength(1);
  expect(network.requests(searchCompetitionsEndpoint)).toEqual([
    { category: ['Data Science'], limit: 5 },
  ]);
});
