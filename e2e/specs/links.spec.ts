/**
 * The links of all pages: each leads to a page, each hash to an element, other sites are known and marked, and no page is a dead end. As a
 * guest also the buttons: each does something.
 */
import { Crawler } from '../testing/crawler/crawler';
import { externalLinks } from '../testing/crawler/external-links';
import { sitemapPaths } from '../testing/crawler/sitemap-paths';
import { pages } from '../testing/pages/route-table';
import { createSession, expect, test } from '../testing/test';

/**
 * Every target is requested. Opened are the pages of the route table and one of each other route, and with `npm test -- --all` the pages of
 * all targets.
 */
const OPENS_ALL = process.env.SOPAAN_TEST_ALL === '1';

/** The tokens in the URLs of these pages were never issued, which the API says. */
const NEVER_ISSUED = /status of 404 .*\/api\/(?:unsubscribe|newsletter)/;

/** A member is redirected from the pages to log in and sign up. */
const startPaths = (visitor: 'guest' | 'member') =>
  pages.filter(({ layout }) => visitor === 'guest' || layout !== 'auth').map(({ url }) => url);

for (const visitor of ['guest', 'member'] as const) {
  test(`a ${visitor} finds no dead end on any page`, async ({
    context,
    problems,
    request,
    baseURL,
  }) => {
    const siteURL = baseURL ?? '';
    test.setTimeout(OPENS_ALL ? 3_600_000 : 600_000);
    problems.allow(NEVER_ISSUED);
    if (visitor === 'member') await createSession(context, siteURL);
    const pagesPerRoute = OPENS_ALL ? Infinity : 1;
    const crawler = new Crawler(context, request, { baseURL: siteURL, visitor, pagesPerRoute });
    await crawler.crawl(startPaths(visitor), await sitemapPaths(request));
    const { description } = crawler;
    test.info().annotations.push({ type: 'coverage', description });
    expect(crawler.faults).toEqual([]);
    expect([...crawler.externalLinks].toSorted()).toEqual(externalLinks);
  });
}
