import { ApiError } from '@sopaan/api-client/api-error';
import {
  getFestivalLeaderboardEndpoint,
  getFestivalEntriesEndpoint,
  registerForFestivalEndpoint,
  withdrawFromFestivalEndpoint,
} from '@sopaan/schemas/festivals/festival';
import type { FakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, waitFor, within } from '@testing-library/react';
import {
  aLeaderboardRow,
  aFestival,
  anEntry,
  announcedDates,
  festivalServer,
  pastDates,
} from '../testing/festival-server';
import * as festivalScreen from './festival.screen';

const PATH = '/online-quizzing-festival/monsoon-festival/f1';

interface OpenOptions {
  network?: FakeNetwork;
  url?: string;
  session?: 'guest' | 'member';
}

const open = ({ network = festivalServer(), url = PATH, session = 'guest' }: OpenOptions = {}) =>
  renderScreen(festivalScreen, {
    path: '/online-quizzing-festival/:eventtitle/:id',
    url,
    network,
    session,
  });

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const failure = () => new ApiError({ code: 'INTERNAL', status: 500, origin: 'server' });
const manyEntries = Array.from({ length: 21 }, (_, index) => anEntry(index + 1));

async function entries() {
  const section = await region('Entries');
  await section.findByRole('list', { name: 'Entries' });
  return {
    section,
    names: () => section.getAllByRole('listitem').map((row) => row.textContent ?? ''),
    button: (name: string) => section.getByRole('button', { name }),
  };
}

test('[MK-031] a guest sees banner, the statistics that are not zero, prizes, rules and cards that lead to the quizzes', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Monsoon Festival' })).toBeVisible();
  expect(document.title).toBe('Monsoon Festival | Sopaan');
  expect(screen.getByRole('img', { name: 'Banner of Monsoon Festival' })).toBeVisible();
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('21')).toBeVisible();
  expect(header.getByText('people registered')).toBeVisible();
  expect(header.queryByText(/attempt/)).toBeNull();
  expect((await region('Prizes')).getByText('₹5,000')).toBeVisible();
  expect((await region('Rules')).getByText('Work alone.')).toBeVisible();
  const [card] = (await region('Quizzes')).getAllByRole('link');
  expect(card).toHaveAttribute('href', '/learn/quizz/q1/i1/mocktest');
});

test('[MK-032][MK-033] entries are shown ten on a page; Previous on the first page and Next on the last do nothing', async () => {
  const network = festivalServer({ entries: manyEntries });
  const { user, url } = open({ network });
  const { section, names, button } = await entries();
  expect(names()).toHaveLength(10);
  section.getByText('Page 1 of 3, 21 entries');
  await user.click(button('Previous'));
  expect(url()).toBe(PATH);
  section.getByText('Page 1 of 3, 21 entries');

  await user.click(button('Next'));
  await section.findByText('Page 2 of 3, 21 entries');
  expect(url()).toBe(`${PATH}?page=2`);
  await user.click(button('Next'));
  await section.findByText('Page 3 of 3, 21 entries');
  expect(names()).toHaveLength(1);
  await user.click(button('Next'));
  expect(url()).toBe(`${PATH}?page=3`);
  section.getByText('Page 3 of 3, 21 entries');
  expect(button('Next')).toHaveFocus();
  expect(network.requests(getFestivalEntriesEndpoint).map(({ page }) => page)).toEqual([1, 2, 3]);
});

test('[MK-033] the URL of a page opens it, and a page after the last one shows the last', async () => {
  open({ network: festivalServer({ entries: manyEntries }), url: `${PATH}?page=9` });
  await (await entries()).section.findByText('Page 3 of 3, 21 entries');
});

test('[MK-034][MK-035] a row of the entries has name, city, date, amount and status, and nothing to change them with', async () => {
  const won = { address: 'Pune', amount: 5000, status: 'Dispatch' } as const;
  const rows = [
    anEntry(1, won),
    anEntry(2, { status: 'Completed', sample: true }),
    anEntry(3, { status: 'Pending' }),
  ];
  open({ network: festivalServer({ entries: rows }) });
  const { section, names } = await entries();
  expect(names()).toEqual([
    expect.stringMatching(/Person 1Pune, registered 2 May 2030₹5,000Dispatch$/),
    expect.stringMatching(/Person 2 \(sample\)Registered 2 May 2030Completed$/),
    expect.stringMatching(/Person 3Registered 2 May 2030Pending$/),
  ]);
  for (const row of section.getAllByRole('listitem')) {
    expect(within(row).queryByRole('button')).toBeNull();
    expect(within(row).queryByRole('combobox')).toBeNull();
  }
});

test('a festival without entries and results shows messages', async () => {
  open();
  await (await region('Entries')).findByText('Nobody has registered yet');
  await (await region('Live leaderboard')).findByText('No results yet');
});

test('entries and leaderboard that fail can be loaded again', async () => {
  let isBroken = true;
  const network = festivalServer()
    .on(getFestivalEntriesEndpoint, () =>
      isBroken ? failure() : { items: [anEntry(1)], page: 1, pageCount: 1, total: 1 },
    )
    .on(getFestivalLeaderboardEndpoint, () =>
      isBroken ? failure() : { items: [aLeaderboardRow(1)], you: null, total: 1 },
    );
  const { user } = open({ network });
  const [list, leaderboard] = [await region('Entries'), await region('Live leaderboard')];
  await list.findByText('The entries could not be loaded');
  await leaderboard.findByText('The leaderboard could not be loaded');
  isBroken = false;
  await user.click(list.getByRole('button', { name: 'Try again' }));
  await list.findByText('Person 1');
  await user.click(leaderboard.getByRole('button', { name: 'Try again' }));
  await leaderboard.findByRole('rowheader', { name: 'Person 1' });
});

test('a festival that does not exist shows that it was not found, with a link to the quizzes', async () => {
  open({ network: festivalServer({ festival: null }) });
  await screen.findByRole('heading', { level: 1, name: 'We could not find this festival' });
  expect(screen.getByRole('link', { name: 'Get support' })).toHaveAttribute('href', '/support');
  expect(screen.getByRole('link', { name: 'See all quizzes' })).toHaveAttribute(
    'href',
    '/learn/quizzes',
  );
});

test('a wrong festival title in the path is corrected', async () => {
  const { url } = open({ url: '/online-quizzing-festival/other/f1?page=2' });
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(url()).toBe(`${PATH}?page=2`));
});

test('a guest who registers is sent to the login page, which leads back', async () => {
  const { user } = open();
  await user.click((await region('Registration')).getByRole('button', { name: 'Register' }));
  await screen.findByText(/^Elsewhere: \/auth\/login\?next=%2Fonline-quizzing-festival/);
});

test('a member registers once, also with rapid clicks, and can withdraw', async () => {
  const network = festivalServer();
  const { user } = open({ network, session: 'member' });
  const panel = await region('Registration');
  const button = await panel.findByRole('button', { name: 'Register' });
  await user.dblClick(button);
  expect(await panel.findByRole('heading', { name: 'You are registered' })).toHaveFocus();
  expect(network.requests(registerForFestivalEndpoint)).toEqual([{ id: 'f1', showsCity: false }]);
  await user.click(panel.getByRole('button', { name: 'Withdraw' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await panel.findByRole('button', { name: 'Register' });
  expect(network.requests(withdrawFromFestivalEndpoint)).toHaveLength(1);
});

test('a registration shows the member’s city only if the member ticks the box', async () => {
  const network = festivalServer({ city: 'Pune' });
  const { user } = open({ network, session: 'member' });
  const panel = await region('Registration');
  const box = await panel.findByRole('checkbox', { name: /Show my city \(Pune\)/ });
  expect(box).not.toBeChecked();
  await user.click(box);
  await user.click(panel.getByRole('button', { name: 'Register' }));
  await panel.findByRole('heading', { name: 'You are registered' });
  await user.click(panel.getByRole('checkbox'));
  await waitFor(() => expect(panel.getByRole('checkbox')).not.toBeChecked());
  const sent = network.requests(registerForFestivalEndpoint).map(({ showsCity }) => showsCity);
  expect(sent).toEqual([true, false]);
});

test('a rejected registration shows the reason', async () => {
  const network = festivalServer().on(
    registerForFestivalEndpoint,
    () =>
      new ApiError({
        code: 'CLOSED',
        status: 409,
        origin: 'server',
        reasons: [{ rule: 'festival-over', about: [], message: 'This festival is over.' }],
      }),
  );
  const { user } = open({ network, session: 'member' });
  const panel = await region('Registration');
  await user.click(await panel.findByRole('button', { name: 'Register' }));
  expect(await panel.findByRole('alert')).toHaveTextContent('This festival is over.');
});

test.each([
  ['before', announcedDates(), 'Registration is not open yet', /^Registration opens on/],
  ['after', pastDates(), 'This festival is over', /^Registration has closed/],
])(
  'a member cannot register %s the registration period, and a text explains why',
  async (_when, dates, title, text) => {
    open({ network: festivalServer({ festival: aFestival(dates) }), session: 'member' });
    const panel = await region('Registration');
    await panel.findByRole('heading', { name: title });
    panel.getByText(text);
    expect(panel.queryByRole('button')).toBeNull();
  },
);
