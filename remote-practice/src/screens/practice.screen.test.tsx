import { ApiError } from '@sopaan/api-client/api-error';
import { getChallengesEndpoint } from '@sopaan/schemas/challenge';
import { screen, waitFor, within } from '@testing-library/react';
import { aChallenge, challenges, challengeServer, openPractice } from '../testing/challenges';

const titles = () => screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
const offline = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

test('[PR-001] the landing lists the challenges with level, topics, type and points', async () => {
  openPractice({ network: challengeServer() });
  await screen.findByRole('heading', { level: 1 });
  expect(titles()).toEqual(['Bus meeting', 'Leap years', 'Cheapest route']);
  const [, , row] = within(screen.getByRole('region', { name: 'Challenges' })).getAllByRole(
    'listitem',
  );
  for (const fact of ['Expert', 'Graphs', '100 days, day 7', '10 points']) {
    expect(row).toHaveTextContent(fact);
  }
  expect(document.title).toBe('Practice | Sopaan');
});

test('[PR-003] each challenge opens its page by type, title and id', async () => {
  const { user, url } = openPractice({ network: challengeServer() });
  const link = await screen.findByRole('link', { name: 'Cheapest route' });
  await user.click(link);
  expect(url()).toBe('/code_editor/100_days_code_conquest/cheapest-route/c3');
});

test('[PR-001] a filter is an address: chosen, counted, combined and given back', async () => {
  const network = challengeServer();
  const { user, url } = openPractice({ network });
  await user.click(await screen.findByRole('link', { name: /^Numbers 2 challenges$/ }));
  expect(url()).toBe('/practice?topic=Numbers');
  await waitFor(() => expect(titles()).toEqual(['Bus meeting', 'Leap years']));
  expect(screen.getByRole('status')).toHaveTextContent('2 challenges');
  expect(screen.getByRole('link', { name: /Numbers/ })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: /Expert/ })).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('link', { name: /Beginner/ }));
  expect(url()).toBe('/practice?topic=Numbers&difficultyLevel=Beginner');
  await user.click(screen.getByRole('link', { name: /^Numbers/ }));
  expect(url()).toBe('/practice?difficultyLevel=Beginner');
  await user.click(screen.getByRole('link', { name: 'Clear filters' }));
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('[PR-001] an address with filters opens filtered; what is no level is not asked for', async () => {
  const network = challengeServer();
  openPractice({ network, url: '/practice?topic=Graphs&difficultyLevel=Impossible' });
  await screen.findByRole('heading', { level: 1 });
  expect(titles()).toEqual(['Cheapest route']);
  expect(network.requests(getChallengesEndpoint)).toContainEqual({ topic: 'Graphs', limit: 20 });
});

test('[PR-001] no match says so and leads back to all', async () => {
  const { user } = openPractice({ network: challengeServer(), url: '/practice?topic=Poetry' });
  expect(await screen.findByText('No challenges match these filters')).toBeInTheDocument();
  const [, clear] = screen.getAllByRole('link', { name: 'Clear filters' });
  if (clear) await user.click(clear);
  await waitFor(() => expect(titles()).toHaveLength(3));
});

test('[PR-001] without any challenge the page says so', async () => {
  openPractice({ network: challengeServer([]) });
  expect(await screen.findByText('No challenges yet')).toBeInTheDocument();
});

test('[PR-001] challenges that cannot be loaded fail for the region to say so', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const network = challengeServer().on(getChallengesEndpoint, offline);
  openPractice({ network });
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
});

test('[PR-001] progress shows for members only, who are asked for theirs', async () => {
  const guest = openPractice({ network: challengeServer() });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/login?next=%2Fpractice',
  );
  expect(screen.queryByText('Solved')).not.toBeInTheDocument();
  guest.unmount();

  const states = ['solved', 'tried', 'new'];
  const network = challengeServer(
    challenges.map((challenge, index) => ({ ...challenge, status: states[index] ?? null })),
  );
  openPractice({ network, session: 'member' });
  expect(await screen.findByText('1 of 3 solved')).toBeInTheDocument();
  expect(screen.getByText('Solved')).toBeInTheDocument();
  expect(screen.getByText('Tried')).toBeInTheDocument();
});

test('a long list comes page by page, and a page that fails can be asked for again', async () => {
  const network = challengeServer();
  const first = challenges.slice(0, 2);
  const page = { nextCursor: null, total: 3, totalIsCapped: false };
  const last = { ...page, items: [aChallenge({ id: 'c9', title: 'The last' })] };
  let broken = true;
  network.on(getChallengesEndpoint, ({ cursor, limit }) => {
    if (!cursor) return { ...page, items: first, nextCursor: 'n' };
    return broken && limit === 20 ? offline() : last;
  });
  const { user } = openPractice({ network });
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('More challenges could not be loaded');
  expect(titles()).toHaveLength(2);
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(titles()).toEqual(['Bus meeting', 'Leap years', 'The last']));
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('[PR-001] of many topics the most frequent stand first, the others when asked for', async () => {
  const topics = Array.from({ length: 14 }, (_, index) => `Topic ${index + 10}`);
  const many = topics.map((topic, index) =>
    aChallenge({ id: `t${index}`, topics: [topic, 'Loops'] }),
  );
  const { user } = openPractice({ network: challengeServer(many) });
  const filters = within(await screen.findByRole('list', { name: 'Topic' }));
  expect(filters.getAllByRole('link')).toHaveLength(12);
  expect(filters.getAllByRole('link')[0]).toHaveTextContent('Loops');
  await user.click(filters.getByRole('button', { name: '3 more' }));
  expect(filters.getAllByRole('link')).toHaveLength(15);
});
