import { getHundredDaysEndpoint, type HundredDays } from '@sopaan/schemas/practice/hundred-days';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { startedDays } from '../testing/hundred-days';
import * as hundredDays from './hundred-days.screen';

function open(changes: Partial<HundredDays>) {
  const path = '/practice/100-days-code-conquest';
  const network = fakeNetwork().on(getHundredDaysEndpoint, () => ({ ...startedDays, ...changes }));
  return renderScreen(hundredDays, { path, url: path, session: 'member', network });
}

const progress = () => screen.findByRole('region', { name: 'Day 4 of 5' });

test.each([
  [0, 'You have no streak freezes.', 'Redeem coins for a freeze'],
  [1, 'You have 1 streak freeze, which covers the first day you miss.', 'Redeem coins'],
  [2, 'You have 2 streak freezes, which cover the next days you miss.', 'Redeem coins'],
])(
  '[PF-019] the page shows %i streak freezes, with a link to get more',
  async (count, text, label) => {
    open({ streakFreezes: count });
    const region = await progress();
    expect(region).toHaveTextContent(text);
    expect(within(region).getByRole('link', { name: label })).toHaveAttribute(
      'href',
      '/profile/profile?coins=redeem',
    );
  },
);

test('[PF-019] days that a freeze covers are marked in the calendar and in the lists, also after they were caught up', async () => {
  open({ frozenDays: [2, 3] });
  const calendar = await screen.findByRole('img', {
    name: 'Calendar of the days: 1 Solved on time, 1 Caught up later, 2 Open, 1 Locked, 2 Covered by a streak freeze',
  });
  const marked = [...calendar.querySelectorAll('[data-frozen]')].map((day) =>
    day.getAttribute('title'),
  );
  expect(marked).toEqual([
    '2 Nov 2026: day 2, Open, covered by a streak freeze',
    '3 Nov 2026: day 3, Caught up later, covered by a streak freeze',
  ]);
  expect(within(await progress()).getByText('Covered by a streak freeze')).toBeVisible();
  const missed = screen.getByRole('list', { name: 'Days to catch up' });
  expect(missed).toHaveTextContent('Open, covered by a streak freeze');
  const all = within(screen.getByRole('list', { name: 'Days 1 to 5' })).getAllByRole('listitem');
  expect(all.map((day) => /covered by/.test(day.textContent ?? ''))).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test('[PF-019] without days that a freeze covers, the page does not mention any', async () => {
  open({ frozenDays: [] });
  await progress();
  expect(screen.queryByText(/covered by a streak freeze/i)).not.toBeInTheDocument();
});
