import { paths } from '@sopaan/contract/paths';
import { expectSettled } from '../testing/pages/layout';
import { redirects, pages } from '../testing/pages/route-table';
import { expect, test } from '../testing/shared-page';

/** The sections of the dashboard share one route, so one of them is tested. */
const isRepeatedSection = (url: string) => url.startsWith('/profile/') && url !== paths.profile();

for (const { url } of pages.filter(({ session, url }) => session && !isRepeatedSection(url))) {
  test(`[HO-010] ${url} redirects a guest to the login page with a return address`, async ({
    asGuest,
    baseURL,
  }) => {
    await asGuest(async (page) => {
      await page.goto(url);
      await expect(page).toHaveURL(`${baseURL}/auth/login?next=${encodeURIComponent(url)}`);
      await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    });
  });
}

for (const { from, to, member } of redirects) {
  const who = member ? 'a member' : 'a guest';
  test(`[HO-006] [HO-008] ${from} redirects ${who} to ${to}`, async ({
    asGuest,
    asMember,
    baseURL,
  }) => {
    await (member ? asMember : asGuest)(async (page) => {
      await page.goto(from);
      await expect(page).toHaveURL(`${baseURL}${to}`);
      // A modal dialog hides the page from the accessibility tree, so that no heading is found.
      if (to.includes('?edit=')) await expect(page.getByRole('dialog')).toBeVisible();
      else await expectSettled(page);
    });
  });
}

for (const [given, canonical] of [
  ['/Practice', '/practice'],
  ['/hiring-platform?a=1', '/Hiring-platform?a=1'],
  ['/LEARN/COURSEVIDEO', '/learn/coursevideo'],
  ['/About-Us/', '/about-us'],
] as const) {
  test(`[HO-007] ${given} redirects to ${canonical}`, async ({ asGuest, baseURL }) => {
    await asGuest(async (page) => {
      await page.goto(given);
      await expect(page).toHaveURL(`${baseURL}${canonical}`);
      await expectSettled(page);
    });
  });
}
