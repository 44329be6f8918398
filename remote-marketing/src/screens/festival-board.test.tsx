import {
  FESTIVAL_BOARD_SECONDS,
  getFestivalBoardEndpoint,
} from '@sopaan/schemas/festivals/festival';
import type { FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { focusManager } from '@tanstack/react-query';
import { act, screen, within } from '@testing-library/react';
import {
  aBoardRow,
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
    ...{ url: PATH, network, session },
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
test('the board shows the first ten ranks, and the member’s own rank below them', async () => {
  const board = Array.from({ length: 10 }, (_, index) => aBoardRow(index + 1));
  const you = aBoardRow(14, { name: 'Asha R.', isYou: true, seconds: 61 });
  open({ network: festivalServer({ board, you }), session: 'member' });
  const rows = await (await region('Live board')).findAllByRole('row');
  expect(rows).toHaveLength(12);
  expect(rows[11]).toHaveTextContent('14Asha R. (you)161 min 1 s');
  expect(rows[11]).toHaveAttribute('aria-current', 'true');
});

test('when a festival is over, the board shows prizes and the entries show ranks', async () => {
  const board = [
    aBoardRow(1, { prize: 5_000 }),
    aBoardRow(2),
    aBoardRow(2, { name: 'Asha R.', isYou: true, prize: 1_000 }),
  ];
  const entries = [anEntry(1, { rank: 1, amount: 5_000, status: 'Dispatch' }), anEntry(2)];
  const festival = aFestival(pastDates());
  open({ network: festivalServer({ festival, board, entries }), session: 'member' });
  const rows = await (await region('Board')).findAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'RankNameCorrectTimePrize',
    '1Player 1.292 min 5 s₹5,000',
    '2Player 2.282 min 5 s',
    '2Asha R. (you)282 min 5 s₹1,000',
  ]);
  const items = await (await region('Entries')).findAllByRole('listitem');
  expect(items[0]).toHaveTextContent('Rank 1 · Registered');
  expect(items[1]).not.toHaveTextContent('Rank');
});

describe('updates of the board', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    focusManager.setFocused(undefined);
    jest.useRealTimers();
  });
  const pass = () => act(() => jest.advanceTimersByTimeAsync(FESTIVAL_BOARD_SECONDS * 1000));

  test('the board of a running festival is polled at the stated interval, except while the page is hidden', async () => {
    const network = festivalServer({ board: [aBoardRow(1)] });
    open({ network });
    const board = await region('Live board');
    await board.findByRole('rowheader', { name: 'Player 1.' });
    board.getByText(/Updated every 15 seconds/);
    const count = () => network.requests(getFestivalBoardEndpoint).length;
    expect(count()).toBe(1);
    network.on(getFestivalBoardEndpoint, () => ({
      items: [aBoardRow(1, { name: 'Newcomer' })],
      you: null,
      total: 1,
    }));
    await pass();
    await board.findByRole('rowheader', { name: 'Newcomer' });
    expect(count()).toBe(1);
    act(() => focusManager.setFocused(false));
    await pass();
    await pass();
    expect(count()).toBe(1);
  });

  test('the board of a festival that is over is not polled', async () => {
    const network = festivalServer({ festival: aFestival(pastDates()), board: [aBoardRow(1)] });
    open({ network });
    await (await region('Board')).findByRole('rowheader', { name: 'Player 1.' });
    await pass();
    expect(network.requests(getFestivalBoardEndpoint)).toHaveLength(1);
  });
});
