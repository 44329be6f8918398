import { searchCompetitionsEndpoint } from '@sopaan/schemas/competitions/competition';
import { encodePageCursor } from '../../search/page-cursor';
import { hoursFromNow } from '../../testing/insert-row';
import { testApp } from '../../testing/test-app';
import { addCompetition } from './testing/competition';

const api = testApp();

const RUNNING = { registration_deadline: hoursFromNow(-1), starts_at: hoursFromNow(-1) };

beforeAll(async () => {
  const { database } = api;
  await addCompetition(database, { id: 'ended', ...RUNNING, ends_at: hoursFromNow(-0.5) });
  await addCompetition(database, { id: 'running-long', ...RUNNING, ends_at: hoursFromNow(30) });
  await addCompetition(database, { id: 'running', ...RUNNING, ends_at: hoursFromNow(5) });
  await addCompetition(database, {
    id: 'later',
    title: 'Quiz',
    registration_deadline: hoursFromNow(40),
  });
  await addCompetition(database, {
    id: 'soon',
    registration_deadline: hoursFromNow(2),
    prizes: JSON.stringify([
      { title: 'Winner', amount: 50000, currency: 'INR', certificate: true },
      { title: 'Second', amount: 20000, currency: 'INR', certificate: false },
    ]),
  });
});

const idsOf = ({ items }: { items: readonly { _id: string }[] }) => items.map(({ _id }) => _id);

test('[EX-009] the list has open competitions by closing date, then running ones by end date, and no ended ones', async () => {
  const page = await api.call(searchCompetitionsEndpoint, { facets: true });
  expect(page.items.map(({ _id, status }) => [_id, status])).toEqual([
    ['soon', 'open'],
    ['later', 'open'],
    ['running', 'closed'],
    ['running-long', 'closed'],
  ]);
  expect(page).toMatchObject({
    total: 4,
    items: [{ prizeTotal: 70000, organisation: { name: 'Asha Labs' } }, { prizeTotal: 0 }, {}, {}],
  });
});

test('[EX-009] all pages reflect the moment at which the first one was requested', async () => {
  const first = await api.call(searchCompetitionsEndpoint, { limit: 2, facets: true });
  const next = { limit: 2, cursor: first.nextCursor ?? '' };
  expect(idsOf(await api.call(searchCompetitionsEndpoint, next))).toEqual([
    'running',
    'running-long',
  ]);

  // For a list requested two hours ago, competitions that have closed since then still count as open.
  const cursor = encodePageCursor({
    total: 5,
    totalIsCapped: false,
    sort: '',
    isFragment: false,
    corrected: undefined,
    asOf: hoursFromNow(-2),
    key: ['0', hoursFromNow(-1.5), ''],
  });
  const later = await api.call(searchCompetitionsEndpoint, { cursor });
  expect(idsOf(later)).toEqual(['ended', 'running', 'running-long', 'soon', 'later']);
  expect(later.items.map(({ status }) => status).slice(0, 2)).toEqual(['ended', 'closed']);
});

test('[EX-009] competitions can be searched by text and location', async () => {
  expect(idsOf(await api.call(searchCompetitionsEndpoint, { search: 'quiz' }))).toEqual(['later']);
  expect(idsOf(await api.call(searchCompetitionsEndpoint, { location: 'Goa' }))).toEqual([]);
});
