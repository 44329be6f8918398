/**
 * The links of all pages: each leads to a page, each hash to an element, links to other sites are listed and marked, and each page has a link to
 * another page. Each button must have an effect.
 */
import { Crawler } from '../testing/crawler/crawler';
import { externalLinks } from '../testing/crawler/external-links';
import { sitemapPaths } from '../testing/crawler/sitemap-paths';
import { releaseOf } from '../testing/pages/regions';
import { pages } from '../testing/pages/route-table';
import { createSession, expect, test } from '../testing/test';

/**
 * Every target is requested. The pages of the route table and one page of each other route are opened, but those of remote-marketing only for
 * a guest, because members see the same. With `npm test -- --all`, the pages of all targets are opened, and buttons pressed on a few pages of
 * each route.
 */
const OPENS_ALL = process.env.SOPAAN_TEST_ALL === '1';

/** The API responds with 404 to the tokens in the URLs of these pages, which were never issued. */
const NEVER_ISSUED = /status of 404 .*\/api\/(?:unsubscribe|parental-consent|newsletter)/;

/** The API responds with 503 to solutions of challenges if the machine has no runtime for the language. */
const NO_RUNTIME = /status of 503 .*\/submissions/;

/** The API rejects requests for the days of a member that are not open yet, and for the wallet while it is locked. Their pages say so. */
const NOT_OPEN = /status of 403 .*\/api\/(?:get\/practice\/challanges|wallet)/;

/** The start pages of the crawler. Members are redirected away from the pages to log in and sign up. */
const startPaths = (visitor: 'guest' | 'member') =>
  pages.filter(({ layout }) => visitor === 'guest' || layout !== 'auth').map(({ url }) => url);

for (const visitor of ['guest', 'member'] as const) {
  test(`for a ${visitor}, every link of every page works, and no page is without links`, async ({
    context,
    problems,
    request,
    baseURL,
  }) => {
    const siteURL = baseURL ?? '';
    test.setTimeout(OPENS_ALL ? 3_600_000 : 600_000);
    problems.allow(NEVER_ISSUED);
    problems.allow(NOT_OPEN);
    problems.allow(NO_RUNTIME);
    if (visitor === 'member') await createSession(context, siteURL);
    const unopened = visitor === 'member' && !OPENS_ALL ? releaseOf('marketing').routes : [];
    const crawler = new Crawler(context, request, {
      baseURL: siteURL,
      visitor,
      pagesPerRoute: OPENS_ALL ? Infinity : 1,
      unopenedRoutes: new Set(unopened.map(({ path }) => path)),
    });
    await crawler.crawl(startPaths(visitor), await sitemapPaths(request));
    const { description } = crawler;
    test.info().annotations.push({ type: 'coverage', description });
    expect(crawler.faults).toEqual([]);
    const found = [...crawler.externalLinks].toSorted();
    if (unopened.length === 0) expect(found).toEqual(externalLinks);
    else expect(externalLinks).toEqual(expect.arrayContaining(found));
  });
}
