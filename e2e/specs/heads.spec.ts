import type { APIRequestContext } from '@playwright/test';
import { paths } from '@sopaan/contract/paths';
import { searchGovtJobsEndpoint, searchPrivateJobsEndpoint } from '@sopaan/schemas/jobs/job';
import type { InferType } from 'yup';
import { validateStructuredData } from '../testing/validators/validate-structured-data';
import { expectSettled } from '../testing/pages/layout';
import { htmlErrors } from '../testing/validators/validate-html';
import { COMPETITION, COURSE, INSTITUTE, JOB } from '../testing/pages/sample';
import { expect, test } from '../testing/shared-page';

const course = paths.course(COURSE.title, COURSE.id);
const competition = paths.competition(COMPETITION.title, COMPETITION.id);
const job = paths.job(JOB.title, JOB.id);
const institute = paths.institute(INSTITUTE.id);

const LISTS = [
  ...['/', '/course', '/institution', '/private-job', '/govt-job', '/competition', '/mentor'],
  ...['/explore/courses', '/explore/jobs', '/explore/jobs/private-job', '/explore/jobs/govt-job'],
  ...['/explore/competition', '/explore/practice', '/mentors/search'],
];

type Jobs = InferType<typeof searchPrivateJobsEndpoint.response>;

async function findJob(request: APIRequestContext, path: string): Promise<string> {
  const jobs: Jobs = await (await request.get(`/api/${path}`)).json();
  const [first] = jobs.items;
  return first ? paths.job(first.title, first.id) : 'there is no such job';
}

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1];
const canonicalOf = (html: string) => attribute(html, /<link rel="canonical" href="([^"]*)"/);
const titleOf = (html: string) => attribute(html, /<title>([^<]*)<\/title>/);
const urlsIn = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

for (const { url, type } of [
  { url: course, type: 'Course' },
  { url: competition, type: 'Hackathon' },
  { url: job, type: 'JobPosting' },
  { url: institute, type: 'CollegeOrUniversity' },
]) {
  test(`${url} describes itself with structured data, breadcrumbs and meta tags in the served HTML`, async ({
    request,
    baseURL,
  }) => {
    const response = await request.get(url);
    expect(response.status()).toBe(200);
    const html = await response.text();
    const { types, errors, missing } = await validateStructuredData(html);
    expect(types).toEqual([type, 'BreadcrumbList']);
    expect(errors).toEqual([]);
    // These two properties are for remote jobs.
    expect(missing.filter((field) => !/applicantLocation|jobLocationType/.test(field))).toEqual([]);
    expect(canonicalOf(html)).toBe(`${baseURL}${url}`);
    for (const property of ['title', 'description', 'url', 'type', 'site_name', 'locale']) {
      expect(html).toMatch(new RegExp(`<meta property="og:${property}" content="[^"]+">`));
    }
    expect(html).toContain('<meta name="twitter:card"');
    expect(html).not.toContain('noindex');
  });
}

test('remote jobs and government jobs have valid JobPosting data', async ({ request }) => {
  for (const path of [
    `${searchPrivateJobsEndpoint.path}?work_mode=remote&limit=1`,
    `${searchGovtJobsEndpoint.path}?limit=1`,
  ]) {
    const html = await (await request.get(await findJob(request, path))).text();
    const { types, errors } = await validateStructuredData(html);
    expect([types[0], errors], path).toEqual(['JobPosting', []]);
  }
});

test('lists have breadcrumbs, and a canonical URL without filters', async ({
  request,
  baseURL,
}) => {
  for (const url of LISTS) {
    const html = await (await request.get(`${url}?search=water&level=Beginner`)).text();
    const { types, errors } = await validateStructuredData(html);
    expect([types, errors], url).toEqual([
      url === '/' ? ['Organization', 'WebSite'] : ['BreadcrumbList'],
      [],
    ]);
    expect(canonicalOf(html)).toBe(`${baseURL}${url}`);
  }
});

test('the slug of a URL is corrected, and the metadata of a page is removed on navigation to another page', async ({
  asGuest,
  baseURL,
}) => {
  await asGuest(async (page) => {
    const canonical = page.locator('link[rel="canonical"]');
    await page.goto(`/course/another-slug/${COURSE.id}`);
    await expectSettled(page);
    await expect(page).toHaveURL(`${baseURL}${course}`);
    await expect(canonical).toHaveAttribute('href', `${baseURL}${course}`);
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL(`${baseURL}/`);
    await expectSettled(page);
    await expect(canonical).toHaveCount(0);
    await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0);
  });
});

for (const [url, heading] of [
  ['/course/x/none', 'We could not find this course'],
  ['/competition/x/none', 'We could not find this competition'],
  ['/job/preview/x/none', /could not find/i],
  ['/institute/overview/none', /could not find/i],
] as const) {
  test(`${url} responds with 404 and noindex, and shows a not-found page`, async ({ asGuest }) => {
    await asGuest(async (page, problems) => {
      problems.allow(/status of 404/);
      const response = await page.goto(url);
      expect(response?.status()).toBe(404);
      const html = (await response?.text()) ?? '';
      expect(await htmlErrors(html, 'served')).toEqual([]);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(canonicalOf(html)).toBeUndefined();
      await expectSettled(page);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await expect(page).toHaveTitle(titleOf(html) ?? '');
    });
  });
}

test('robots.txt links the sitemap index, whose sitemaps list valid pages', async ({
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const indexUrl = /^Sitemap: (.*)$/m.exec(robots)?.[1] ?? '';
  expect(indexUrl).toBe(`${baseURL}/sitemap.xml`);
  const sitemaps = urlsIn(await (await request.get(indexUrl)).text());
  // Another test may have sent an issue of the newsletter.
  const names = sitemaps.map((each) => each.replace(`${baseURL}/sitemaps/`, ''));
  expect(names.filter((name) => name !== 'newsletter-1.xml')).toEqual([
    'pages-1.xml',
    'courses-1.xml',
    'jobs-1.xml',
    'competitions-1.xml',
    'festivals-1.xml',
    'institutes-1.xml',
    'posts-1.xml',
  ]);
  for (const sitemap of sitemaps) {
    const urls = urlsIn(await (await request.get(sitemap)).text());
    expect(new Set(urls).size).toBe(urls.length);
    const sampleIndexes = [0, 0.3, 0.6, 1].map((part) => Math.floor(part * (urls.length - 1)));
    for (const url of new Set(sampleIndexes.map((index) => urls[index] ?? ''))) {
      const page = await request.get(url);
      const html = await page.text();
      expect([page.status(), canonicalOf(html)], url).toEqual([200, url]);
      expect(html, url).not.toContain('noindex');
    }
  }
});
