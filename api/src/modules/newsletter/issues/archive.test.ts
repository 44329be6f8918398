import {
  getNewsletterIssueEndpoint,
  getNewsletterIssuesEndpoint,
} from '@sopaan/schemas/newsletter/issue';
import { getPageHeadEndpoint } from '@sopaan/schemas/pages/page-head';
import { getSitemapEndpoint } from '@sopaan/schemas/pages/sitemap';
import { insertRow } from '../../../testing/insert-row';
import { testApp } from '../../../testing/test-app';
import { testIssue as issue } from '../testing/issue';
import { findProgress } from './issues.repository';
import { sendIssue } from './send-issue';

const api = testApp();

test('the archive has the issues that were sent, the latest first, with sanitised content', async () => {
  expect(await api.call(getNewsletterIssuesEndpoint, {})).toEqual({ items: [], nextCursor: null });
  await sendIssue(api.database, issue);
  const next = {
    ...issue,
    slug: 'opening',
    topic: 'community' as const,
    body: '<script>x</script>Hi',
  };
  await sendIssue(api.database, next);
  const { items } = await api.call(getNewsletterIssuesEndpoint, {});
  expect(items.map(({ slug, topic }) => [slug, topic])).toEqual([
    ['opening', 'Community start'],
    ['week-48', 'Weekly newsletter'],
  ]);
  const { nextCursor } = await api.call(getNewsletterIssuesEndpoint, { limit: 1 });
  const rest = await api.call(getNewsletterIssuesEndpoint, { cursor: String(nextCursor) });
  expect(rest.items.map(({ slug }) => slug)).toEqual(['week-48']);
  expect(await api.call(getNewsletterIssueEndpoint, { slug: 'opening' })).toMatchObject({
    content: 'Hi',
  });
  expect(await api.call(getNewsletterIssueEndpoint, { slug: 'week-48' })).toMatchObject({
    subject: issue.subject,
    content: expect.stringContaining('<h2>New courses</h2>'),
  });
  const head = (slug: string) => api.call(getPageHeadEndpoint, { path: `/newsletter/${slug}` });
  expect(await head('week-48')).toMatchObject({
    status: 200,
    title: issue.subject,
    description: 'New courses Learn statistics.',
  });
  expect(await head('none')).toMatchObject({ status: 404, title: 'Issue not found' });
  const sitemap = await api.call(getSitemapEndpoint, { kind: 'newsletter', part: 1 });
  expect(sitemap.entries.map(({ path }) => path)).toEqual([
    '/newsletter/opening',
    '/newsletter/week-48',
  ]);
  expect(await api.rejection(getNewsletterIssueEndpoint, { slug: 'none' })).toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('sample issues are marked, and count neither as sent nor for the interval between two issues', async () => {
  await api.database.query('delete from newsletter_issues');
  await insertRow(api.database, 'newsletter_issues', {
    ...{ id: 'sample', topic: 'weekly', subject: 'Sample', body: 'Text.', sample: true },
  });
  expect(await api.call(getNewsletterIssueEndpoint, { slug: 'sample' })).toMatchObject({
    sample: true,
  });
  expect(await findProgress(api.database, 10)).toEqual([]);
  await sendIssue(api.database, issue);
  const { items } = await api.call(getNewsletterIssuesEndpoint, {});
  expect(items.map(({ slug, sample }) => [slug, sample])).toEqual([
    ['week-48', false],
    ['sample', true],
  ]);
  expect((await findProgress(api.database, 10)).map(({ id }) => id)).toEqual(['week-48']);
});
