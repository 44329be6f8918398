import { findRetirement } from '@sopaan/contract/retirement';
import { SITEMAP_KINDS } from '@sopaan/schemas/pages/sitemap';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFileNotFound, sendUnavailable } from '../errors';
import { chooseTextEncoding, compressText } from '../compression/compress-text';
import type { ReleaseSource } from '../releases/release-source';
import { upstreamUrl, type Settings } from '../settings';
import { siteOrigin } from '../visitors/site-origin';
import { listedPages } from './listed-pages';
import { robotsText } from './robots';
import { sitemapClient } from './sitemap-client';
import { sitemapIndex, urlSet } from './sitemap-xml';

const NAME = /^(?<kind>[a-z]+)-(?<part>[1-9]\d{0,4})\.xml$/;

/** Serves `robots.txt` and sitemaps. They do not depend on previews and canaries. */
export function sitemaps(app: FastifyInstance, source: ReleaseSource, settings: Settings): void {
  const client = sitemapClient(upstreamUrl(settings));

  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(robotsText(siteOrigin(request, settings.SITE_URL))),
  );

  app.get('/sitemap.xml', (request, reply) =>
    sendXml(request, reply, async (site) => {
      const apiSitemaps = await client.list(request.ip);
      return sitemapIndex(site, [
        { path: '/sitemaps/pages-1.xml' },
        ...apiSitemaps.map(({ kind, part, changedAt }) => ({
          path: `/sitemaps/${kind}-${part}.xml`,
          changedAt,
        })),
      ]);
    }),
  );

  app.get<{ Params: { name: string } }>('/sitemaps/:name', (request, reply) =>
    sendXml(request, reply, async (site) => {
      const { kind, part = '' } = NAME.exec(request.params.name)?.groups ?? {};
      const urls = await findUrls(kind, Number(part), request.ip);
      return urls && urlSet(site, urls);
    }),
  );

  /** The pages of a sitemap, without retired ones; undefined if there is no such sitemap. */
  async function findUrls(name: string | undefined, part: number, visitorIp: string) {
    const state = await source.state();
    if (!state) throw new Error('there is no release set yet');
    const kind = SITEMAP_KINDS.find((each) => each === name);
    const urls =
      name === 'pages' && part === 1
        ? listedPages(state.current).map((path) => ({ path }))
        : kind && (await client.entries(kind, part, visitorIp));
    return urls?.filter(({ path }) => !findRetirement(state.retired.list, path));
  }

  async function sendXml(
    request: FastifyRequest,
    reply: FastifyReply,
    render: (site: string) => Promise<string | undefined>,
  ): Promise<FastifyReply> {
    const xml = await render(siteOrigin(request, settings.SITE_URL)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'a sitemap could not be created');
      return null;
    });
    if (xml === null) {
      sendUnavailable(reply);
      return reply;
    }
    if (xml === undefined) return sendFileNotFound(reply);
    const accepted = chooseTextEncoding(request.headers['accept-encoding']);
    const { body, encoding } = await compressText(xml, accepted);
    return reply
      .headers({
        'cache-control': 'public, max-age=600',
        vary: 'accept-encoding',
        'x-content-type-options': 'nosniff',
        ...(encoding && { 'content-encoding': encoding }),
      })
      .type('application/xml; charset=utf-8')
      .send(body);
  }
}
