import { axeViolations } from '../testing/validators/accessibility';
import { expectLayout, expectSettled } from '../testing/pages/layout';
import { htmlErrors } from '../testing/validators/validate-html';
import { expect, test } from '../testing/shared-page';
import { DESKTOP, PHONE } from '../testing/pages/viewports';

const DOCUMENT_404 = /status of 404/;

test('[HO-063] [HO-064] an unknown path responds with status 404 and shows the 404 page in the site layout', async ({
  asGuest,
}) => {
  await asGuest(async (page, problems) => {
    problems.allow(DOCUMENT_404);
    for (const url of [
      '/course/only-a-title',
      '/explore/jobs/no-type/x',
      '/a/b/c/d/e',
      '/nowhere',
    ]) {
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      await expectSettled(page);
      await expect(page).toHaveTitle('Page not found | Sopaan');
      await expect(page.getByRole('heading', { name: '404 — Page Not Found' })).toBeVisible();
      expect(await htmlErrors((await response?.text()) ?? '', 'served'), url).toEqual([]);
    }
    await expect(page.getByText("Uh-oh! You're off the map...")).toBeVisible();
    for (const width of [PHONE, DESKTOP]) {
      await page.setViewportSize(width);
      await expectLayout(page, 'page');
      expect(await axeViolations(page)).toEqual([]);
    }
  });
});

test('[HO-065] each shortcut on the 404 page leads to a page', async ({
  asGuest,
  request,
  baseURL,
}) => {
  await asGuest(async (page, problems) => {
    problems.allow(DOCUMENT_404);
    await page.goto('/nowhere');
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    for (const [name, path] of [
      ['Courses', '/course'],
      ['Practice', '/practice'],
      ['Institutions', '/institution'],
      ['Competitions', '/explore/competition'],
      ['Community', '/community-home'],
      ['Private jobs', '/private-job'],
      ['Government jobs', '/govt-job'],
    ] as const) {
      const shortcut = shortcuts.getByRole('link', { name, exact: true });
      const response = await request.get((await shortcut.getAttribute('href')) ?? '');
      expect([response.status(), new URL(response.url()).pathname]).toEqual([200, path]);
    }
    // `routes.spec.ts` opens the other pages.
    await shortcuts.getByRole('link', { name: 'Practice', exact: true }).click();
    await expect(page).toHaveURL(`${baseURL}/practice`);
    await expectSettled(page);
  });
});

test('[HO-063] navigating to an unknown path shows the 404 page', async ({ asGuest }) => {
  await asGuest(async (page) => {
    await page.goto('/about-us');
    await expectSettled(page);
    await page.evaluate(() => {
      history.pushState(null, '', '/no/such/place');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page.getByRole('heading', { name: '404 — Page Not Found' })).toBeVisible();
  });
});
