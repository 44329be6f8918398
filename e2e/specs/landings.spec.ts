import type { Page } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { newPerson, signUp } from '../testing/accounts/account';
import { axeViolations } from '../testing/validators/accessibility';
import { expectSettled } from '../testing/pages/layout';
import { INSTITUTE } from '../testing/pages/sample';
import { failRequests } from '../testing/pages/failing-requests';
import { submitLogIn } from '../testing/accounts/log-in';
import { expect, test } from '../testing/test';

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const rows = (page: Page) => results(page).getByRole('article');
const resultCount = (page: Page) => results(page).getByRole('status').first();
const toggle = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Filters' }).getByRole('button', { name });
const chip = (page: Page, name: string) =>
  page.getByRole('button', { name: `Remove filter ${name}` });

test(
  '[EX-069] [EX-070] [EX-073] [EX-074] [EX-079] private jobs can be searched and filtered, and filters cleared',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(paths.privateJobs);
    await expectSettled(page);
    await expect(page.getByRole('region', { name: /^Latest private jobs/ })).toBeVisible();

    const requestedUrls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('search=')) requestedUrls.push(request.url());
    });
    const searchBox = page.getByRole('searchbox', { name: 'Search jobs' });
    await searchBox.focus();
    await searchBox.fill('engineer');
    await expect(page).toHaveURL('/private-job?search=engineer');
    await expect(resultCount(page)).toHaveText(/^\d+ jobs found/);
    await expect(searchBox).toBeFocused();
    expect(requestedUrls.filter((url) => url.includes('/api/'))).toHaveLength(1);

    await toggle(page, 'Remote').click();
    await expect(page).toHaveURL('/private-job?search=engineer&remote=true');
    await expect(chip(page, 'Remote')).toBeVisible();
    await expect(rows(page).first()).toContainText('Remote');
    expect(await axeViolations(page)).toEqual([]);
    await chip(page, 'Remote').click();
    await expect(page).toHaveURL('/private-job?search=engineer');
    await page.goBack();
    await expect(chip(page, 'Remote')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL('/private-job');
    await expect(searchBox).toHaveValue('');
    await expect(page.getByRole('region', { name: /^Latest private jobs/ })).toBeVisible();
  },
);

test(
  '[EX-072] [EX-078] filters private jobs by location; another job type resets the filters',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(paths.privateJobs);
    await expectSettled(page);
    await page.getByRole('combobox', { name: 'Location' }).selectOption('Karnataka');
    await expect(page).toHaveURL('/private-job?location=Karnataka');
    await expect(rows(page).first()).toContainText('Karnataka');
    await page.getByRole('button', { name: 'Government' }).click();
    await expect(page).toHaveURL('/private-job?type=government');
    await expect(page.getByRole('combobox', { name: 'Location' })).toHaveValue('all');
    await expect(toggle(page, 'PSU')).toBeVisible();
    await rows(page).first().getByRole('link').click();
    await expect(page).toHaveURL(/\/job\/preview\//);
  },
);

test(
  '[EX-083] a failed search and a failed carousel show errors and recover with Try again',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    const list = '**/api/**/get_all?*';
    let restore = await failRequests(page, list);
    await page.goto(`${paths.privateJobs}?search=engineer`);
    const alert = page.getByRole('alert', { name: 'The jobs could not be loaded' });
    await expect(alert).toBeVisible();
    restore();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page).first()).toBeVisible();

    restore = await failRequests(page, list);
    await page.goto(paths.govtJobs);
    const carousel = page.getByRole('region', { name: /^Banking jobs/ });
    await expect(carousel.getByRole('alert')).toBeVisible();
    restore();
    await carousel.getByRole('button', { name: 'Try again' }).click();
    await expect(carousel.getByRole('article').first()).toBeVisible();
  },
);

test(
  '[EX-084] [EX-085] [EX-086] government jobs can be filtered, and the path that the footer used to link to redirects',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(paths.govtJobs);
    await expectSettled(page);
    await expect(page.getByRole('heading', { name: 'Results and admit cards' })).toBeVisible();
    await toggle(page, 'Central').click();
    await expect(page).toHaveURL('/govt-job?central=true');
    // Until the filtered results are there, the count is that of all jobs.
    await expectSettled(page);
    await expect(resultCount(page)).toHaveText(/^\d+ jobs? found/);
    const count = await resultCount(page).textContent();
    await page.getByRole('link', { name: 'All filters' }).click();
    await expect(page).toHaveURL('/explore/jobs/govt-job?central=true');
    const number = /^\d+/.exec(count ?? '')?.[0] ?? 'none';
    await expect(page.getByRole('main').getByText(new RegExp(`^${number} .*found`))).toBeVisible();
    await page.goto('/overall/job/govt/all');
    await expect(page).toHaveURL('/explore/jobs/govt-job');
  },
);

test(
  '[EX-050] searches and topics of courses lead to the list',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(paths.courses);
    await expectSettled(page);
    await page.getByRole('searchbox', { name: 'Search courses' }).fill('python');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/explore/courses?search=python');
    await page.goBack();
    await page.getByRole('navigation', { name: 'By topic' }).getByText('AI & ML').click();
    await expect(page).toHaveURL('/explore/courses?category=AI%20%26%20ML');
  },
);

test(
  '[EX-067] [EX-068] a guest finds an institute and follows it after the login',
  { tag: '@once' },
  async ({ page, request, problems }) => {
    problems.allow(/Failed to load resource/);
    const person = newPerson();
    await signUp(request, person);
    await page.context().clearCookies();
    await page.goto(paths.institutes);
    await expectSettled(page);
    await page.getByRole('searchbox', { name: 'Search institutes' }).fill('narmada');
    await page.keyboard.press('Enter');
    await results(page).getByRole('link', { name: INSTITUTE.name }).click();
    await expect(page).toHaveURL(paths.institute(INSTITUTE.id));
    await expectSettled(page);

    const follow = page.getByRole('button', { name: `Follow ${INSTITUTE.name}` });
    const following = page.getByRole('button', { name: `Following ${INSTITUTE.name}` });
    await follow.click();
    await expect(page).toHaveURL(/\/auth\/login\?next=/);
    // The button shows the change before it is stored.
    const stored = page.waitForResponse(/\/api\/institutes\/[^/]+\/follow$/);
    await submitLogIn(page, person);
    await expect(page).toHaveURL(paths.institute(INSTITUTE.id));
    await expect(following).toBeVisible();
    await stored;
    await page.reload();
    await expect(following).toBeVisible();

    const restore = await failRequests(page, '**/api/institutes/*/follow');
    await following.click();
    await expect(
      page.getByText(/Something went wrong on our end|could not be saved/),
    ).toBeVisible();
    await expect(following).toBeVisible();
    restore();
    await following.click();
    await expect(follow).toBeVisible();
  },
);

test(
  '[EX-068] the page of an unknown institute links to all institutes',
  { tag: '@once' },
  async ({ page, problems }) => {
    problems.allow(/Failed to load resource/);
    await page.goto(paths.institute('nowhere'));
    await page.getByRole('link', { name: 'See all institutes' }).click();
    await expect(page).toHaveURL(paths.institutes);
  },
);
