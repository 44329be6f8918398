/** @jest-environment-options {"sheets": true} */
import type { ScreenModule } from '@sopaan/contract/remote';
import { listFaqEndpoint } from '@sopaan/schemas/marketing/faq';
import { renderScreen } from '@sopaan/testing/render-route';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { marketingServer } from '../testing/marketing-server';
import * as codingInterview from './coding-interview.screen';
import * as hiringPlatform from './hiring-platform.screen';
import * as hostOpportunity from './host-opportunity.screen';
import * as onlineAssessment from './online-assessment.screen';
import * as onlineProctoring from './online-proctoring.screen';
import * as technologyPlatform from './technology-platform.screen';

function open(product: ScreenModule, path: string, session: 'guest' | 'member' = 'guest') {
  return renderScreen(product, { path, url: path, session, network: marketingServer() });
}

const region = (name: string) => screen.findByRole('region', { name });
const link = (name: string) => screen.findByRole('link', { name });

const products: ReadonlyArray<readonly [string, ScreenModule, string]> = [
  ['/Hiring-platform', hiringPlatform, 'Hiring platform'],
  ['/technology-platform', technologyPlatform, 'Course creation'],
  ['/online-proctoring', onlineProctoring, 'Online proctoring'],
  ['/online-assessment', onlineAssessment, 'Online assessment'],
  ['/coding-interview', codingInterview, 'Coding interview'],
  ['/host-opportunity', hostOpportunity, 'Host an opportunity'],
];

test.each(products)(
  '[MK-008][MK-010][MK-011][MK-038][MK-045][MK-047] a guest can open %s: heading, title and contact',
  async (path, product, title) => {
    open(product, path);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe(`${title} | Sopaan`);
    await region('Write to us');
  },
);

test.each(products)(
  '[MK-046] %s shows no invented figures, such as numbers of users, customers or ratings',
  async (path, product) => {
    open(product, path);
    await screen.findByRole('heading', { level: 1 });
    expect(document.body).not.toHaveTextContent(
      /\d[\d,.]*\s*(?:\+|Mn|million|lakh|crore|users|customers|companies|students|rating)/i,
    );
  },
);

test('[MK-001][MK-002] Request a demo leads to the contact form with its subject chosen', async () => {
  const { user, url } = open(hiringPlatform, '/Hiring-platform');
  await user.click(await link('Request a demo'));
  expect(url()).toBe('/Hiring-platform?subject=demo#contact');
});

test('[MK-003][MK-004] the hiring platform shows four benefits, of which one is open at a time, with its picture', async () => {
  const { user } = open(hiringPlatform, '/Hiring-platform');
  const benefits = within(await region('Benefits'));
  const items = benefits.getAllByRole('button');
  expect(items).toHaveLength(4);
  const expandedStates = () => items.map((item) => item.getAttribute('aria-expanded') === 'true');
  expect(expandedStates()).toEqual([true, false, false, false]);
  await user.click(items[2] ?? document.body);
  expect(expandedStates()).toEqual([false, false, true, false]);
  benefits.getByRole('img', { name: 'Preview: Candidates know where they stand' });
  await user.click(items[2] ?? document.body);
  expect(expandedStates()).toEqual([false, false, false, false]);
});

test('[MK-005] among the feature tabs, Microsite is selected at first, and a click selects another', async () => {
  const { user } = open(hiringPlatform, '/Hiring-platform');
  const features = within(await region('Features'));
  const tabs = features.getAllByRole('tab');
  expect(tabs.map((tab) => tab.textContent)).toEqual([
    'Microsite',
    'Assessment',
    'AI Proctoring',
    'Dashboard',
    'Recruiter Diary',
  ]);
  expect(features.getByRole('tab', { selected: true })).toHaveTextContent('Microsite');
  features.getByRole('img', { name: 'Preview: Microsite' });
  await user.click(features.getByRole('tab', { name: 'Dashboard' }));
  const panel = within(features.getByRole('tabpanel', { name: 'Dashboard' }));
  panel.getByRole('heading', { name: 'Dashboard' });
  panel.getByRole('img', { name: 'Preview: Dashboard' });
  panel.getByText(/registrations, applications and results/);
  expect(features.queryByRole('img', { name: 'Preview: Microsite' })).toBeNull();
});

function setWidth(width: number) {
  Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
  window.dispatchEvent(new Event('resize'));
}

const shownSlides = (carousel: HTMLElement) =>
  within(carousel)
    .getAllByRole('group')
    .filter((slide) => !slide.hasAttribute('inert')).length;

test('[MK-006][MK-042] the carousel of 6 cards shows 3, 2 under 768 px and 1 under 480 px', async () => {
  setWidth(1280);
  open(hiringPlatform, '/Hiring-platform');
  const carousel = await region('Pages of this site');
  expect(within(carousel).getAllByRole('group')).toHaveLength(6);
  expect(shownSlides(carousel)).toBe(3);
  jest.useFakeTimers();
  for (const [width, count] of [
    [767, 2],
    [479, 1],
    [768, 3],
  ] as const) {
    setWidth(width);
    act(() => jest.advanceTimersByTime(100));
    expect(shownSlides(carousel)).toBe(count);
  }
  jest.useRealTimers();
});

test('[MK-006][MK-041] the carousel plays until it is hovered, focused or paused', async () => {
  setWidth(1280);
  open(hiringPlatform, '/Hiring-platform');
  const carousel = await region('Pages of this site');
  const timer = jest.spyOn(window, 'setInterval');
  const cleared = jest.spyOn(window, 'clearInterval');
  fireEvent.pointerEnter(carousel);
  expect(cleared).toHaveBeenCalled();
  fireEvent.pointerLeave(carousel);
  expect(timer).toHaveBeenLastCalledWith(expect.any(Function), 2000);
  const pause = within(carousel).getByRole('button', { name: 'Pause slides' });
  cleared.mockClear();
  act(() => pause.focus());
  expect(cleared).toHaveBeenCalled();
  timer.mockClear();
  act(() => pause.blur());
  expect(timer).toHaveBeenLastCalledWith(expect.any(Function), 2000);
  fireEvent.click(pause);
  within(carousel).getByRole('button', { name: 'Play slides' });
});

test('[MK-007][MK-009] a guest starts the 7-day trial by signing up, and returns to the form', async () => {
  open(technologyPlatform, '/technology-platform');
  const target = '/auth/sign-up?next=%2Ftechnology-platform%3Fsubject%3Dcourse-team%23contact';
  expect(await link('Start 7-day trial')).toHaveAttribute('href', target);
  expect(await link('Get Started for Free')).toHaveAttribute('href', target);
  screen.getByText(/trial lasts 7 days/);
  await region('What a course can contain');
  await region('Security');
});

test('[MK-044] a course card leads to the page of the course', async () => {
  const { user } = open(technologyPlatform, '/technology-platform');
  await user.click(await screen.findByRole('link', { name: /web dev basics/ }));
  await screen.findByText('Elsewhere: /course/Web-Dev-Basics/c1');
});

test('[MK-012][MK-013][MK-015] the coding interview page has seven options, the first selected; selecting another shows its picture', async () => {
  const { user } = open(codingInterview, '/coding-interview');
  const options = within(await region('What the room offers'));
  const buttons = options.getAllByRole('button');
  expect(buttons).toHaveLength(7);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual([
    'true',
    ...Array<string>(6).fill('false'),
  ]);
  options.getByRole('img', { name: 'Preview: One editor for everybody' });
  await user.click(options.getByRole('button', { name: 'Up to three experts' }));
  options.getByRole('img', { name: 'Preview: Up to three experts' });
  options.getByText(/interview panel has up to three experts/);
  const steps = within(await region('From invitation to decision'));
  expect(steps.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
    ['Invite', 'Interview', 'Evaluate'],
  );
  await region('Insights');
  await region('Security');
});

test('[MK-014] the coding interview page has the anchors Faq and contact', async () => {
  const network = marketingServer().on(listFaqEndpoint, () => ({
    items: [
      {
        id: 'panel',
        page: 'coding-interview' as const,
        question: 'How many interview?',
        answer: 'Three.',
      },
    ],
  }));
  const path = '/coding-interview';
  renderScreen(codingInterview, { path, url: path, network });
  expect(await region('Frequently asked questions')).toHaveAttribute('id', 'Faq');
  expect(await region('Write to us')).toHaveAttribute('id', 'contact');
});

test('[MK-036][MK-037] the host page lists ten features, and its action opens the page to host an opportunity', async () => {
  const { user } = open(hostOpportunity, '/host-opportunity');
  const features = within(await region('Ten features'));
  expect(features.getAllByRole('heading', { level: 3 }).map((title) => title.textContent)).toEqual([
    'Microsite',
    'Registrations',
    'Dashboard',
    'Evaluation panel',
    'Emails to participants',
    'Certificates',
    'Payment',
    'Real-time updates',
    'Reviews',
    'Discussion',
  ]);
  await user.click(await link('Host an opportunity'));
  await screen.findByText('Elsewhere: /under-development/host-opportunity');
});
