import {
  FESTIVAL_LEADERBOARD_SECONDS,
  getFestivalLeaderboardEndpoint,
} from '@sopaan/schemas/festivals/festival';
import type { FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { focusManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import {
  aLeaderboardRow,
  aFestival,
  anEntry,
  festivalServer,
  pastDates,
} from '../testing/festival-server';
import * as festivalScreen from './festival.screen';

const PATH = '/online-quizzing-festival/monsoon-festival/f1';

interface OpenOptions {
  network?: FakeNetwork;
  session?: 'guest' | 'member';
}

const open = ({ network = festivalServer(), session = 'guest' }: OpenOptions = {}) =>
  renderScreen(festivalScreen, {
    path: '/online-quizzing-festival/:eventtitle/:id',
    url: PATH,
    network,
    session,
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the leaderboard shows the first ten ranks, and the member’s own rank below them', async () => {
  const leaderboard = Array.from({ length: 10 }, (_, index) => aLeaderboardRow(index + 1));
  const you = aLeaderboardRow(14, { name: 'Asha R.', isYou: true, seconds: 61 });
  open({ network: festivalServer({ leaderboard, you }), session: 'member' });
  const rows = await (await region('Live leaderboard')).findAllByRole('row');
  expect(rows).toHaveLength(12);
  expect(rows[11]).toHaveTextContent('14Asha R. (you)161 min 1 s');
  expect(rows[11]).toHaveAttribute('aria-current', 'true');
});

test('when a festival is over, the leaderboard shows prizes and the entries show ranks', async () => {
  const leaderboard = [
    aLeaderboardRow(1, { prize: 5_000 }),
    aLeaderboardRow(2),
    aLeaderboardRow(2, { name: 'Asha R.', isYou: true, prize: 1_000 }),
  ];
  const entries = [anEntry(1, { rank: 1, amount: 5_000, status: 'Dispatch' }), anEntry(2)];
  const festival = aFestival(pastDates());
  open({ network: festivalServer({ festival, leaderboard, entries }), session: 'member' });
  const rows = await (await region('Leaderboard')).findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'RankNameCorrectTimePrize',
    '1Person 1292 min 5 s₹5,000',
    '2Person 2282 min 5 s',
    '2Asha R. (you)282 min 5 s₹1,000',
  ]);
  const items = await (await region('Entries')).findAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Rank 1 · Registered');
  expect(items[1]).not.toHaveTextContent('Rank');
});

describe('updates of the leaderboard', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    focusManager.setFocused(undefined);
    jest.useRealTimers();
  });
  const passInterval = () =>
    act(() => jest.advanceTimersByTimeAsync(FESTIVAL_LEADERBOARD_SECONDS * 1000));

  test('the leaderboard of a running festival is polled at the stated interval, except while the page is hidden', async () => {
    const network = festivalServer({ leaderboard: [aLeaderboardRow(1)] });
    open({ network });
    const leaderboard = await region('Live leaderboard');
    await leaderboard.findByRole('rowheader', { name: 'Person 1' });
    leaderboard.getByText(/Updated every 15 seconds/);
    const count = () => network.requests(getFestivalLeaderboardEndpoint).length;
    expect(count()).toBe(1);
    // The new reply begins the count anew.
    network.on(getFestivalLeaderboardEndpoint, () => ({
      items: [aLeaderboardRow(1, { name: 'Newcomer' })],
      you: null,
      total: 1,
    }));
    await passInterval();
    await leaderboard.findByRole('rowheader', { name: 'Newcomer' });
    expect(count()).toBe(1);
    act(() => focusManager.setFocused(false));
    await passInterval();
    await passInterval();
    expect(count()).toBe(1);
  });

  test('the leaderboard of a festival that is over is not polled', async () => {
    const network = festivalServer({
      festival: aFestival(pastDates()),
      leaderboard: [aLeaderboardRow(1)],
    });
    open({ network });
    await (await region('Leaderboard')).findByRole('rowheader', { name: 'Person 1' });
    await passInterval();
    expect(network.requests(getFestivalLeaderboardEndpoint)).toHaveLength(1);
  });
});
