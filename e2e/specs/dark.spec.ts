import { paths } from '@sopaan/contract/paths';
import { barriers } from '../fixtures/accessibility';
import { settled } from '../fixtures/frame';
import { pages } from '../fixtures/route-table';
import { COMPETITION, COURSE, QUIZ } from '../fixtures/sample';
import { expect, test } from '../fixtures/test';

test.use({ colorScheme: 'dark' });

test('the pages are free of barriers in the dark, too', async ({ page, signedIn }) => {
  test.setTimeout(60_000);
  expect(signedIn.email).toBeTruthy();
  for (const url of [
    '/',
    '/competition',
    paths.competition(COMPETITION.title, COMPETITION.id),
    paths.course(COURSE.title, COURSE.id),
    '/practice',
    '/profile/profile',
    paths.quiz(QUIZ.id, QUIZ.parentId, QUIZ.type),
    '/about-us',
  ]) {
    await page.goto(url);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await barriers(page), url).toEqual([]);
  }
});

/** The pages of explore that the test above leaves out. By day `routes.spec` looks at all of them. */
const explored = pages.filter(
  ({ url, layout, session }) =>
    !session &&
    (layout === 'explore' ||
      /^\/(?:course|institution|private-job|govt-job|mentors?(?:\/search)?)$/.test(url) ||
      /^\/(?:job|institute)\//.test(url)),
);

test('every page of explore is free of barriers in the dark', async ({ page }) => {
  test.setTimeout(90_000);
  expect(explored.length).toBeGreaterThanOrEqual(14);
  for (const { url } of explored) {
    await page.goto(url);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await barriers(page), url).toEqual([]);
  }
});

test('the forms are free of barriers in the dark, with their errors', async ({ page }) => {
  for (const [url, button] of [
    ['/auth/login', 'Log in'],
    ['/auth/sign-up', 'Make my account'],
  ] as const) {
    await page.goto(url);
    await settled(page);
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    expect(await barriers(page), url).toEqual([]);
  }
});
