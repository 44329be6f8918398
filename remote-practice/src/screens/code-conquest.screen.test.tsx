import { ApiError } from '@sopaan/api-client/api-error';
import { getConquestEndpoint, getLeaderboardEndpoint } from '@sopaan/schemas/practice/conquest';
import { renderScreen, type RouteOptions } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { conquestServer, noStandings } from '../testing/conquest';
import * as codeConquest from './code-conquest.screen';

const offlineError = () => new ApiError({ code: 'NETWORK', status: 0, origin: 'browser' });

function openConquest(options: Pick<RouteOptions, 'network'> & Partial<RouteOptions>) {
  const path = '/practice/code-conquest';
  return renderScreen(codeConquest, { path, url: path, session: 'member', ...options });
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Leaderboard' }))
    .getAllByRole('row')
    .map((row) => row.textContent);

test('[PR-002] [PR-003] rounds show the earned points and challenges, which link to their pages', async () => {
  const { user, url } = openConquest({ network: conquestServer() });
  const round = within(await screen.findByRole('region', { name: 'First steps' }));
  expect(round.getByText('10 of 30 points')).toBeInTheDocument();
  const [first, second] = round.getAllByRole('listitem');
  expect(first).toHaveTextContent('Electricity bill');
  expect(first).toHaveTextContent('Solved by 4');
  expect(second).toHaveTextContent('Tried');
  await user.click(round.getByRole('link', { name: 'Berth finder' }));
  expect(url()).toBe('/code_editor/code_conquest/berth-finder/b');
});

test("[PR-002] the member's row is always shown, once; each round has its own standings and URL", async () => {
  const { user, url } = openConquest({ network: conquestServer() });
  await screen.findByRole('table', { name: 'Leaderboard' });
  expect(rows().at(-1)).toMatch(/^40Asha R\. \(you\)10/);
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && /^Rank/.test(element.textContent)),
  ).toHaveTextContent('Rank 40 of 40 · 10 of 110 points');
  await user.click(screen.getByRole('link', { name: 'Go to the leaderboard' }));
  expect(screen.getByRole('heading', { name: 'Leaderboard' })).toHaveFocus();
  expect(url()).toBe('/practice/code-conquest');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  await screen.findByText('Person 3');
  expect(rows().filter((row) => row?.includes('(you)'))).toHaveLength(1);

  await user.click(screen.getByRole('combobox', { name: 'Round' }));
  await user.click(await screen.findByRole('option', { name: 'Round 1: First steps' }));
  expect(await screen.findByText('Bela S.')).toBeInTheDocument();
  expect(url()).toBe('/practice/code-conquest?round=1');
});

test('[PR-002] a leaderboard that failed to load can be retried, and the rounds are shown meanwhile', async () => {
  let isBroken = true;
  const network = conquestServer();
  network.on(getLeaderboardEndpoint, () => (isBroken ? offlineError() : noStandings));
  const { user } = openConquest({ network, session: 'guest' });
  await screen.findByRole('region', { name: 'First steps' });
  expect(await screen.findByRole('alert')).toHaveTextContent('The leaderboard could not be loaded');
  expect(screen.getByRole('link', { name: 'Log in' })).toBeInTheDocument();
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No scores yet')).toBeInTheDocument();
});

test('[PR-002] failed and missing rounds show a message', async () => {
  let isBroken = true;
  const network = conquestServer();
  network.on(getConquestEndpoint, () => (isBroken ? offlineError() : { rounds: [] }));
  const { user } = openConquest({ network });
  expect(await screen.findByRole('alert')).toHaveTextContent('The rounds could not be loaded');
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No rounds yet')).toBeInTheDocument();
});
