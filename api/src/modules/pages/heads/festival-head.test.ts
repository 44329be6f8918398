import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { getSitemapEndpoint } from '@sopaan/schemas/pages/sitemap';
import { hoursFromNow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { addFestival } from '../../festivals/testing/festival';

const api = testApp();

beforeAll(async () => {
  await addFestival(api.database, { id: 'f1' });
  await addFestival(api.database, {
    id: 'over',
    starts_at: hoursFromNow(-24),
    ends_at: hoursFromNow(-1),
  });
});

const headAt = (path: string) => api.call(getPageHeadEndpoint, { path });
const path = '/online-quizzing-festival/monsoon-quizzing-festival/f1';

test('[MK-031] the head of a festival has the JSON-LD of an EducationEvent, and a canonical path with its title', async () => {
  const head = await headAt('/online-quizzing-festival/any/f1');
  expect(head).toMatchObject({
    status: 200,
    canonicalPath: path,
    title: 'Monsoon Quizzing Festival',
    description: 'A week of quizzes.',
  });
  expect(JSON.parse(head.jsonLd[0] ?? '')).toMatchObject({
    '@type': 'EducationEvent',
    url: path,
    organizer: { name: 'Sahyadri Institute' },
    location: { '@type': 'VirtualLocation', url: path },
  });
});

test('a festival that does not exist is not found', async () => {
  expect(await headAt('/online-quizzing-festival/any/none')).toMatchObject({
    status: 404,
    title: 'Festival not found',
    noindex: true,
  });
});

test('the sitemap has the festivals that are not over', async () => {
  const { entries } = await api.call(getSitemapEndpoint, { kind: 'festivals', part: 1 });
  expect(entries.map((entry) => entry.path)).toEqual([path]);
});
