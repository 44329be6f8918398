import { ApiError } from '@sopaan/api-client/api-error';
import { getChallengesEndpoint } from '@sopaan/schemas/practice/challenge';
import { screen, waitFor, within } from '@testing-library/react';
import { aChallenge, challengeServer, challenges } from '../testing/challenges';
import { openPractice } from '../testing/open-practice';

const offlineError = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });
const list = () => screen.findByRole('list', { name: 'Challenges' });
const titles = async () =>
  within(await list())
    .getAllByRole('heading', { level: 3 })
    .map((title) => title.textContent);

test('[PR-001] the page links to both series and lists challenges with level, topics, series and points', async () => {
  openPractice({ network: challengeServer() });
  expect(await titles()).toEqual(['Bus meeting', 'Leap years', 'Cheapest route']);
  const [, , row] = within(await list()).getAllByRole('listitem');
  for (const fact of ['Expert', 'Graphs', '100 days, day 7', '10 points']) {
    expect(row).toHaveTextContent(fact);
  }
  const series = within(screen.getByRole('list', { name: 'Series' }));
  expect(series.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/practice/code-conquest',
    '/practice/100-days-code-conquest',
  ]);
  expect(document.title).toBe('Practice | Sopaan');
});

test('[PR-003] each challenge links to its page by type, title and id', async () => {
  const { user, url } = openPractice({ network: challengeServer() });
  await user.click(await screen.findByRole('link', { name: 'Cheapest route' }));
  expect(url()).toBe('/code_editor/100_days_code_conquest/cheapest-route/c3');
});

test('[PR-001] filters are in the URL, have counts, and can be combined and removed', async () => {
  const { user, url } = openPractice({ network: challengeServer() });
  await list();
  await user.click(screen.getByRole('button', { name: 'Topic' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Numbers.*2/ }));
  expect(url()).toBe('/practice?topic=Numbers');
  await waitFor(async () => expect(await titles()).toEqual(['Bus meeting', 'Leap years']));
  await user.click(screen.getByRole('button', { name: 'Difficulty' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Beginner/ }));
  expect(url()).toBe('/practice?topic=Numbers&difficultyLevel=Beginner');
  await user.click(screen.getByRole('button', { name: 'Remove filter Numbers' }));
  expect(url()).toBe('/practice?difficultyLevel=Beginner');
  await user.click(screen.getByRole('button', { name: 'Clear all' }));
  await waitFor(async () => expect(await titles()).toHaveLength(3));
});

test('[PR-001] an unknown topic in the URL finds nothing, an unknown difficulty is ignored, and the filters can be cleared', async () => {
  const network = challengeServer();
  const { user } = openPractice({ network, url: '/practice?topic=Poetry&difficultyLevel=Absurd' });
  expect(await screen.findByText('No challenges match your search')).toBeInTheDocument();
  expect(network.requests(getChallengesEndpoint)).toContainEqual({
    topic: ['Poetry'],
    facets: true,
  });
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(await titles()).toHaveLength(3);
});

test('[PR-001] challenges that cannot be loaded show an error and can be retried', async () => {
  const network = challengeServer();
  let isBroken = true;
  network.on(getChallengesEndpoint, () =>
    isBroken
      ? offlineError()
      : {
          items: challenges,
          nextCursor: null,
          total: 3,
          totalIsCapped: false,
          facets: [],
          relaxations: [],
        },
  );
  const { user } = openPractice({ network });
  expect(await screen.findByRole('alert')).toHaveTextContent('The challenges could not be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await titles()).toHaveLength(3);
});

test('[PR-001] members see and filter by their status; guests get a login link', async () => {
  const guest = openPractice({ network: challengeServer() });
  expect(await screen.findByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    '/auth/login?next=%2Fpractice',
  );
  await list();
  expect(screen.queryByRole('button', { name: 'Status' })).not.toBeInTheDocument();
  guest.unmount();

  const states = ['solved', 'tried', 'new'];
  const memberChallenges = challenges.map((challenge, index) =>
    aChallenge({ ...challenge, status: states[index] ?? null }),
  );
  const { user } = openPractice({ network: challengeServer(memberChallenges), session: 'member' });
  expect(await screen.findByText('1 of 3 solved')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Status' }));
  await user.click(await screen.findByRole('checkbox', { name: /^Tried/ }));
  await waitFor(async () => expect(await titles()).toEqual(['Leap years']));
});
