import { ApiError } from '@sopaan/api-client/api-error';
import {
  buyStreakFreezeEndpoint,
  getCoinHistoryEndpoint,
  getCoinRulesEndpoint,
} from '@sopaan/schemas/stats/coins';
import { getStatsEndpoint, type Stats } from '@sopaan/schemas/stats/stats';
import { screen, within } from '@testing-library/react';
import { openDashboard, userServer } from '../testing/open-dashboard';
import { someStats } from '../testing/stats';

const rules = {
  earnings: [{ reason: 'challenge', title: 'Solve a challenge', coins: 10 }],
  rewards: [
    {
      reason: 'streak-freeze',
      title: 'Streak freeze',
      description: 'Covers the first day you miss.',
      price: 50,
      maxHeld: 2,
    },
  ],
  levels: [
    { name: 'Beginner', points: 0 },
    { name: 'Learner', points: 100 },
  ],
};

const serverWith = (changes: Partial<Stats> = {}) =>
  userServer()
    .on(getStatsEndpoint, () => someStats(changes))
    .on(getCoinRulesEndpoint, () => rules);

async function open(network = serverWith(), subpath = 'profile') {
  const view = openDashboard({ network, subpath });
  const card = await screen.findByRole('region', { name: 'Stats and Achievements' });
  return { ...view, card };
}

test('[PF-013] the profile shows the counts of followers and followings', async () => {
  await open(serverWith({ followers: 1200, followings: 7 }));
  const about = screen.getByRole('region', { name: 'About you' });
  expect(await within(about).findByRole('button', { name: '1,200 Followers' })).toBeVisible();
  expect(within(about).getByRole('button', { name: '7 Followings' })).toBeVisible();
});

test('[PF-013] a new member has no followers', async () => {
  await open();
  const about = screen.getByRole('region', { name: 'About you' });
  expect(await within(about).findByRole('button', { name: '0 Followers' })).toBeVisible();
  expect(within(about).getByRole('button', { name: '0 Followings' })).toBeVisible();
});

test('[PF-019] [PF-020] the card shows ranking, Sopaan Coins and the three actions', async () => {
  const { card } = await open(serverWith({ coins: 30, points: 80, streakFreezes: 1 }));
  expect(await within(card).findByText('Beginner')).toBeVisible();
  expect(card).toHaveTextContent('Sopaan Coins30');
  expect(card).toHaveTextContent('80 points, 20 more to Learner');
  expect(within(card).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '80');
  expect(card).toHaveTextContent('1 streak freeze ready');
  expect(
    within(card)
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['Redeem', 'How it works?', 'View History']);
});

test('[PF-019] badges say what earns them, and when they were earned', async () => {
  const badge = { key: 'a', title: 'First step', rule: 'Solve your first challenge.' };
  const { card } = await open(
    serverWith({
      badges: [
        { ...badge, earnedAt: '2026-11-20T10:00:00.000Z' },
        { ...badge, key: 'b', title: 'Ten up', rule: 'Solve ten challenges.', earnedAt: null },
      ],
    }),
  );
  const list = await within(card).findByRole('list', { name: 'Badges' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent('Earned on 20 Nov 2026');
  expect(second).toHaveTextContent('Solve ten challenges.');
  expect(second).toHaveTextContent('Not earned yet');
});

test('[PF-019] How it works? shows the rules of the server', async () => {
  const { user, card, url } = await open();
  await user.click(await within(card).findByRole('button', { name: 'How it works?' }));
  const dialog = await screen.findByRole('dialog', { name: 'How it works' });
  expect(await within(dialog).findByRole('row', { name: 'Solve a challenge 10' })).toBeVisible();
  expect(within(dialog).getByRole('row', { name: /^Streak freeze .* 50$/ })).toBeVisible();
  expect(within(dialog).getByRole('row', { name: 'Learner 100' })).toBeVisible();
  expect(url()).toBe('/profile/profile?coins=rules');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(url()).toBe('/profile/profile');
});

test('[PF-019] View History lists what was earned and spent, page by page', async () => {
  const entry = {
    id: '2',
    reason: 'challenge',
    title: 'Solve a challenge',
    at: '2026-11-20T10:00:00Z',
  };
  const network = serverWith().on(getCoinHistoryEndpoint, ({ cursor }) =>
    cursor === undefined
      ? { items: [{ ...entry, subject: 'Pair with sum', coins: 10 }], nextCursor: 'next' }
      : {
          items: [{ ...entry, id: '1', title: 'Streak freeze', subject: '', coins: -50 }],
          nextCursor: null,
        },
  );
  const { user } = await open(network, 'profile?coins=history');
  const list = await screen.findByRole('list', { name: 'Coin history' });
  expect(list).toHaveTextContent('Pair with sumSolve a challenge · ');
  expect(list).toHaveTextContent('+10');
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(await within(list).findByText('-50')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

test('[PF-019] an empty history says how to earn coins', async () => {
  const network = serverWith().on(getCoinHistoryEndpoint, () => ({ items: [], nextCursor: null }));
  await open(network, 'profile?coins=history');
  expect(await screen.findByText('No coins yet')).toBeVisible();
});

test('[PF-019] Redeem buys a streak freeze after a confirmation', async () => {
  const network = serverWith({ coins: 60 }).on(buyStreakFreezeEndpoint, () => ({
    balance: 10,
    streakFreezes: 1,
  }));
  const { user, card, toasts } = await open(network);
  await user.click(await within(card).findByRole('button', { name: 'Redeem' }));
  const dialog = await screen.findByRole('dialog', { name: 'Redeem coins' });
  expect(await within(dialog).findByText('Streak freeze: 50 coins')).toBeVisible();
  expect(dialog).toHaveTextContent('You have 60 coins.');
  expect(network.requests(buyStreakFreezeEndpoint)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Buy streak freeze' }));
  expect(await within(card).findByText('1 streak freeze ready')).toBeInTheDocument();
  expect(card).toHaveTextContent('Sopaan Coins10');
  expect(toasts).toMatchObject([{ kind: 'success' }]);
});

test('[PF-019] a rejected purchase shows the reason, and a retry buys once', async () => {
  const message = 'Streak freeze: you need 50 coins and have 20.';
  let isRejected = true;
  const network = serverWith({ coins: 20 }).on(buyStreakFreezeEndpoint, () =>
    isRejected
      ? new ApiError({ code: 'CONFLICT', status: 409, message, origin: 'server' })
      : { balance: 0, streakFreezes: 1 },
  );
  const { user } = await open(network, 'profile?coins=redeem');
  const buy = await screen.findByRole('button', { name: 'Buy streak freeze' });
  await user.click(buy);
  expect(await screen.findByText(message)).toBeVisible();
  isRejected = false;
  await user.click(buy);
  expect(await screen.findByText('1 streak freeze ready')).toBeInTheDocument();
  const ids = network.requests(buyStreakFreezeEndpoint).map(({ requestId }) => requestId);
  expect(ids).toEqual([ids[0], ids[0]]);
});

test('[PF-019] stats that fail to load can be loaded again', async () => {
  let isDown = true;
  const network = serverWith().on(getStatsEndpoint, () =>
    isDown
      ? new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' })
      : someStats({ coins: 40 }),
  );
  const { user, card } = await open(network);
  expect(await within(card).findByText('Your stats could not be loaded')).toBeVisible();
  isDown = false;
  await user.click(within(card).getByRole('button', { name: 'Try again' }));
  expect(await within(card).findByText('40')).toBeVisible();
});
