import { ApiError } from '@sopaan/api-client/api-error';
import { configureApi } from '@sopaan/api-client/call';
import { subscribeNewsletterEndpoint } from '@sopaan/schemas/newsletter/subscribe';
import { footerLinkSchema } from '@sopaan/schemas/marketing/specified-records';
import { fakeNetwork } from '@sopaan/testing/fake-network';
import { SopaanTheme } from '@sopaan/ui/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { endSession, startSession } from '@sopaan/session/actions';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Footer } from './footer';
import { footerGroups } from './footer-links';

async function renderFooter(url = '/') {
  const network = fakeNetwork().on(subscribeNewsletterEndpoint, () => ({ status: 'check-inbox' }));
  configureApi({ fetch: network.fetch });
  const router = createMemoryRouter([{ path: '*', element: <Footer /> }], {
    initialEntries: [url],
  });
  render(
    <SopaanTheme>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </SopaanTheme>,
  );
  await screen.findByRole('navigation', { name: 'Footer' });
  return { network, user: userEvent.setup({ delay: null }), router };
}

test('the page of the newsletter has a form itself, so the footer has none', async () => {
  await renderFooter('/newsletter');
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

function linksOf(group: string): Array<string | null> {
  const links = within(screen.getByRole('region', { name: group })).getAllByRole('link');
  for (const link of links) expect(link).toHaveAccessibleName();
  return links.map((link) => link.getAttribute('href'));
}

const competition = (type: string) => `/explore/competition?competitionType=${type}`;
const job = (type: string) => `/explore/jobs/private-job?jobType=${type}`;
const course = (query: string) => `/explore/courses?${query}`;

// The URLs keep their historic spelling; see footer-links.ts.
test.each([
  [
    '[HO-032] Participate',
    [
      competition('quizz'),
      competition('hackthons'),
      competition('workshop'),
      competition('conferences'),
      competition('cultural-events'),
      competition('college-convests'),
    ],
  ],
  [
    '[HO-033] Apply',
    [
      job('Internship'),
      job('Walk-in'),
      job('Fresher'),
      '/overall/job/govt/all',
      '/explore/jobs?jobType=Work%20From%20Home',
    ],
  ],
  [
    '[HO-034] Learn',
    [
      '/institution',
      '/explore/courses',
      course('featured=certification'),
      course('courseCategory=live-classes'),
      course('courseCategory=mock-interview'),
      course('courseCategory=career-guidance'),
    ],
  ],
  ['[HO-035] Mentorship', ['/mentor', '/join-mentor']],
  [
    '[HO-036] [HO-005] Practice',
    ['/practice', '/practice/code-conquest', '/practice/100-days-code-conquest'],
  ],
  ['[HO-037] Download', ['/govt-job', '/govt-job']],
  [
    '[HO-038] [HO-042] Products',
    [
      '/Hiring-platform',
      '/technology-platform',
      '/online-assessment',
      '/online-proctoring',
      '/coding-interview',
      '/IQ_Program',
    ],
  ],
  [
    '[HO-039] Company',
    ['/about-us', '/terms-conditions', '/privacy-policy', '/contact-us', '/comunityfeed'],
  ],
  [
    '[HO-040] [HO-041] Coming soon',
    [
      '/under-development/online-engagement',
      '/under-development/hiring-platform',
      '/under-development/faq',
      '/under-development/carrers',
      '/under-development/testimonials',
      '/under-development/franchise',
    ],
  ],
])('%s links to its pages', async (title, targets) => {
  await renderFooter();
  expect(linksOf(title.replace(/\[.*\] /, ''))).toEqual(targets);
});

test('[U19] on a phone the groups of links are closed, except the one with the terms', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(new EventTarget(), {
      matches: query.includes('max-width'),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  const { user } = await renderFooter();
  expect(screen.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  const hackathons = screen.getByText('Hackathons');
  expect(hackathons).not.toBeVisible();
  await user.click(screen.getByText('Participate'));
  expect(hackathons).toBeVisible();
});

afterEach(() => endSession());

test('[U19] members get a short footer without the newsletter', async () => {
  startSession('T1');
  await renderFooter();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const titles = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
  expect(titles).toEqual(['Apply', 'Learn', 'Practice', 'Company']);
});

test('[HO-031] shows the copyright line', async () => {
  await renderFooter();
  expect(screen.getByText('© 2023 Sopaan')).toBeVisible();
});

const email = () => screen.getByRole('textbox', { name: 'Email' });
const subscribeButton = () => screen.getByRole('button', { name: 'Subscribe' });

test('[HO-028] the newsletter block promises one email per week and no spam', async () => {
  await renderFooter();
  expect(screen.getByText(/once per week\. No spam\./)).toBeVisible();
  expect(email()).toHaveAccessibleDescription(/once per week\. No spam\./);
});

test('[HO-029] sends the address and asks the visitor to confirm the subscription by email', async () => {
  const { network, user } = await renderFooter();
  await user.type(email(), ' asha@example.in ');
  await user.click(subscribeButton());
  expect(await screen.findByText('Check your inbox')).toBeVisible();
  expect(screen.getByText(/subscribed once you confirm/)).toBeVisible();
  expect(network.requests(subscribeNewsletterEndpoint)).toEqual([{ email: 'asha@example.in' }]);
  expect(email()).toHaveValue('');
});

test('the newsletter block leads to the past issues', async () => {
  await renderFooter();
  expect(screen.getByRole('link', { name: 'Read past issues' })).toHaveAttribute(
    'href',
    '/newsletter',
  );
});

test('[HO-029] shows a failure, keeps the address, and can be sent again', async () => {
  const { network, user } = await renderFooter();
  network.on(
    subscribeNewsletterEndpoint,
    () => new ApiError({ code: 'UNAVAILABLE', status: 503, origin: 'server' }),
  );
  await user.type(email(), 'asha@example.in');
  await user.click(subscribeButton());
  expect(await screen.findByText('You could not be subscribed')).toBeVisible();
  expect(screen.getByText(/service is unavailable/)).toBeVisible();
  expect(email()).toHaveValue('asha@example.in');
  network.on(subscribeNewsletterEndpoint, () => ({ status: 'check-inbox' }));
  await user.click(subscribeButton());
  expect(await screen.findByText('Check your inbox')).toBeVisible();
});

test.each([
  ['', 'Please enter your email address.'],
  ['asha@', 'Please enter a valid email address.'],
])('[HO-030] does not send %p and shows: %s', async (typed, message) => {
  const { network, user } = await renderFooter();
  if (typed) await user.type(email(), typed);
  await user.click(subscribeButton());
  expect(await screen.findByText(message)).toBeVisible();
  expect(email()).toHaveFocus();
  expect(email()).toBeInvalid();
  expect(email()).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(network.calls).toEqual([]);
});

test('[AP-035] the links of the footer are records with a name and a link', () => {
  const links = footerGroups.flatMap((group) => group.links);
  expect(links.length).toBeGreaterThan(30);
  for (const link of links)
    expect(footerLinkSchema.validateSync(link, { strict: true })).toEqual(link);
});

describe('where the browser observes what is near the window', () => {
  let intersect = () => {};
  beforeEach(() => {
    Object.defineProperty(window, 'IntersectionObserver', {
      configurable: true,
      value: class {
        constructor(onChange: (entries: readonly object[]) => void) {
          intersect = () => onChange([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    });
  });
  afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

  test('the links are loaded when the footer comes near the window', async () => {
    const rendering = renderFooter();
    expect(screen.getByRole('contentinfo')).toHaveTextContent(/^© 2023 Sopaan$/);
    act(() => intersect());
    await rendering;
  });

  test('the links are loaded when the page has loaded', async () => {
    let onIdle = () => {};
    Object.assign(globalThis, { requestIdleCallback: (run: () => void) => (onIdle = run) });
    const rendering = renderFooter();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
    act(() => onIdle());
    await rendering;
    Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  });
});
