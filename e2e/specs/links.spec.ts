/** The links of all pages: each leads to a page, each hash to an element, and other sites are known and marked. */
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

for (const visitor of ['guest', 'member'] as const) {
  test(`a ${visitor} finds no dead link, anchor or button, and a way on from every page`, async ({
    context,
    problems,
    request,
    baseURL,
  }) => {
    const siteURL = baseURL ?? '';
    if (OPENS_ALL) test.setTimeout(3_600_000);
    problems.allow(NEVER_ISSUED);
    if (visitor === 'member') await createSession(context, siteURL);
    const pagesPerRoute = OPENS_ALL ? Infinity : 1;
    const crawler = new Crawler(context, { baseURL: siteURL, visitor, pagesPerRoute });
    await crawler.crawl(
      pages.map(({ url }) => url),
      await sitemapPaths(request),
    );
    const { description } = crawler;
    test.info().annotations.push({ type: 'coverage', description });
    expect(crawler.faults).toEqual([]);
    expect([...crawler.externalLinks].toSorted()).toEqual(externalLinks);
  });
}
