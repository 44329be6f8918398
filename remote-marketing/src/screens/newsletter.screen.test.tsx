import { ApiError } from '@sopaan/api-client/api-error';
import {
  getNewsletterIssueEndpoint,
  getNewsletterIssuesEndpoint,
} from '@sopaan/schemas/newsletter/issue';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { renderScreen } from '@sopaan/testing/render-route';
import { screen, within } from '@testing-library/react';
import { issue, withNewsletter } from '../testing/newsletter-server';
import remoteConfig from '../../remote.config';
import * as community from './community-home.screen';
import * as archive from './newsletter.screen';
import * as issueScreen from './newsletter-issue.screen';

const unavailable = new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' });

const openArchive = (network = withNewsletter(fakeNetwork())) => ({
  network,
  ...renderScreen(archive, { path: '/newsletter', url: '/newsletter', network }),
});
const openIssue = (network = withNewsletter(fakeNetwork())) =>
  renderScreen(issueScreen, {
    path: '/newsletter/:slug',
    url: `/newsletter/${issue.slug}`,
    network,
  });
const openCommunity = () => {
  const network = withNewsletter(fakeNetwork());
  const route = { path: '/community-home', url: '/community-home' };
  return { network, ...renderScreen(community, { ...route, network }) };
};
const findEmail = () => screen.findByRole('textbox', { name: /^Email/ });

test('the newsletter archive lists the issues with dates and links', async () => {
  openArchive();
  const link = await screen.findByRole('link', { name: issue.subject });
  expect(link).toHaveAttribute('href', '/newsletter/week-48');
  expect(screen.getByText('27 Nov 2026')).toBeVisible();
  expect(document.title).toBe('Newsletter | Sopaan');
});

test('sample issues are marked as samples, not as sent', async () => {
  const sample = { ...issue, sample: true };
  const network = withNewsletter(fakeNetwork())
    .on(getNewsletterIssuesEndpoint, () => ({ items: [sample], nextCursor: null }))
    .on(getNewsletterIssueEndpoint, () => ({ ...sample, content: '<p>News</p>' }));
  const { unmount } = openArchive(network);
  const item = (await screen.findByRole('link', { name: issue.subject })).closest('li');
  expect(item).toHaveTextContent('27 Nov 2026 · Weekly newsletter · Sample');
  unmount();
  openIssue(network);
  expect(await screen.findByText(/Sample issue of/)).toBeVisible();
  expect(screen.queryByText(/Sent on/)).toBeNull();
});

test('older newsletter issues are loaded on demand', async () => {
  const network = withNewsletter(fakeNetwork()).on(getNewsletterIssuesEndpoint, ({ cursor }) =>
    cursor
      ? { items: [{ ...issue, slug: 'week-47', subject: 'Week 47' }], nextCursor: null }
      : { items: [issue], nextCursor: 'older' },
  );
  const { user } = openArchive(network);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(await screen.findByRole('link', { name: 'Week 47' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('the archive is empty until an issue is sent', async () => {
  const network = withNewsletter(fakeNetwork()).on(getNewsletterIssuesEndpoint, () => ({
    items: [],
    nextCursor: null,
  }));
  openArchive(network);
  expect(await screen.findByText('No issue has been sent yet')).toBeVisible();
});

test('issues that could not be loaded can be loaded again', async () => {
  const network = withNewsletter(fakeNetwork()).on(getNewsletterIssuesEndpoint, () => unavailable);
  const { user } = openArchive(network);
  expect(await screen.findByText('The issues could not be loaded')).toBeVisible();
  withNewsletter(network);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: issue.subject })).toBeVisible();
});

test('the subscription form asks to check the inbox, and never says that an email address is subscribed', async () => {
  const { network, user } = openArchive();
  await user.type(await findEmail(), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('Check your inbox')).toBeVisible();
  expect(network.requests(subscribeNewsletterEndpoint)).toEqual([
    { email: 'asha@example.in', topic: 'weekly' },
  ]);
});

test('a failure of the subscription form is shown, and the email address is kept', async () => {
  const { network, user } = openArchive();
  network.on(subscribeNewsletterEndpoint, () => unavailable);
  await user.type(await findEmail(), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText('You could not be subscribed')).toBeVisible();
  expect(await findEmail()).toHaveValue('asha@example.in');
});

test('a newsletter issue is shown with its text and links', async () => {
  openIssue();
  expect(await screen.findByRole('heading', { level: 1, name: issue.subject })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'New courses' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'statistics' })).toHaveAttribute(
    'href',
    '/course/statistics/c1',
  );
  expect(screen.getByRole('link', { name: 'All issues' })).toHaveAttribute('href', '/newsletter');
  expect(document.title).toBe(`${issue.subject} | Sopaan`);
});

test('an issue that does not exist shows a link to the archive', async () => {
  const missing = new ApiError({ code: 'NOT_FOUND', status: 404, origin: 'server' });
  openIssue(withNewsletter(fakeNetwork()).on(getNewsletterIssueEndpoint, () => missing));
  expect(await screen.findByText('We could not find this issue')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See all issues' })).toHaveAttribute(
    'href',
    '/newsletter',
  );
});

test('[MK-029] the community is coming soon, and a form adds an email address to its own list', async () => {
  const { network, user } = openCommunity();
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The community is coming soon' }),
  ).toBeVisible();
  const plans = within(screen.getByRole('region', { name: 'What it will offer' }));
  expect(plans.getAllByRole('listitem')).toHaveLength(3);
  await user.type(await findEmail(), 'asha@example.in');
  await user.click(screen.getByRole('button', { name: 'Notify me' }));
  expect(await screen.findByText('Check your inbox')).toBeVisible();
  expect(network.requests(subscribeNewsletterEndpoint)).toEqual([
    { email: 'asha@example.in', topic: 'community' },
  ]);
});

test('[MK-030] the path of the community feed redirects to the community, for guests and members', () => {
  const target = '/community-home';
  expect(remoteConfig.routes).toContainEqual({
    path: '/comunityfeed',
    redirect: { guest: target, member: target },
  });
  expect(remoteConfig.routes).toContainEqual(
    expect.objectContaining({ path: target, screen: 'community-home', access: 'public' }),
  );
});
