import { barriers } from '../fixtures/accessibility';
import { expectLayout, settled } from '../fixtures/frame';
import { leadingOn, pages, type Page } from '../fixtures/route-table';
import { expect, test } from '../fixtures/shared-page';

const GROUPS = {
  auth: '[HO-001] [HO-018]',
  site: '[HO-002] [HO-018]',
  page: '[HO-003] [HO-018]',
  explore: '[HO-004] [HO-018]',
  focus: '[HO-004] [HO-018]',
  learn: '[HO-004] [HO-018]',
} as const;

const LINKED_ONLY = ['/mentors/search', '/explore/jobs', '/online-assessment'];

function requirementsOf({ url, layout, session }: Page): string {
  const more = [
    ...(LINKED_ONLY.includes(url) ? ['[HO-008]'] : []),
    ...(url === '/join-mentor' || layout === 'learn' || url === '/blog-pages' ? ['[HO-009]'] : []),
    ...(url.includes('100-days') ? ['[HO-005]'] : []),
    ...(session ? ['[HO-010]'] : []),
  ];
  return [GROUPS[layout], ...more].join(' ');
}

for (const entry of pages) {
  const { url, layout, title, session } = entry;
  test(`${requirementsOf(entry)} ${url} is there, framed, named and free of barriers`, async ({
    guest,
    memberPage,
    baseURL,
  }) => {
    const { page, problems } = session ? memberPage : guest;
    if (session) problems.forget();
    const answer = await page.goto(url);
    expect(answer?.status()).toBe(200);
    await settled(page);
    expect(page.url()).toBe(`${baseURL}${url}`);
    await expect(page).toHaveTitle(`${title} | Sopaan`);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${baseURL}${url.split('?')[0]}`);
    await expectLayout(page, layout);
    expect(await barriers(page)).toEqual([]);
    expect(problems.unexpected()).toEqual([]);
  });
}

for (const { url } of pages.filter(({ session }) => session)) {
  test(`[HO-010] ${url} leads a guest to the login page, which knows the way back`, async ({
    guest,
    baseURL,
  }) => {
    await guest.page.goto(url);
    await expect(guest.page).toHaveURL(`${baseURL}/auth/login?next=${encodeURIComponent(url)}`);
    await expect(guest.page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
}

for (const { from, to, member } of leadingOn) {
  const who = member ? 'a member' : 'a guest';
  test(`[HO-006] [HO-008] ${from} leads ${who} on to ${to}`, async ({
    guestPage,
    memberPage,
    baseURL,
  }) => {
    const { page, problems } = member ? memberPage : guestPage;
    problems.forget();
    await page.goto(from);
    await expect(page).toHaveURL(`${baseURL}${to}`);
    await settled(page);
    expect(problems.unexpected()).toEqual([]);
  });
}

for (const [given, proper] of [
  ['/Practice', '/practice'],
  ['/hiring-platform?a=1', '/Hiring-platform?a=1'],
  ['/LEARN/LIVESTREAM', '/learn/liveStream'],
  [
    '/Course/Data-Visualisation-That-Persuades/course-014/',
    '/course/Data-Visualisation-That-Persuades/course-014',
  ],
] as const) {
  test(`[HO-007] ${given} is replaced by ${proper}`, async ({ memberPage, baseURL }) => {
    await memberPage.page.goto(given);
    await expect(memberPage.page).toHaveURL(`${baseURL}${proper}`);
    await settled(memberPage.page);
  });
}
