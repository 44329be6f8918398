import type { FastifyInstance } from 'fastify';
import { chooseTextEncoding, compressText } from '../compression/compress-text';
import { resolveVisit, type VisitSources } from '../visitors/visit';
import { readVisitorCookies, storeBucket } from '../visitors/visitor-cookies';
import { pageRemote, sameOriginBaseUrl } from './page-set';
import { findFallbackRelease, fallbackQuerySchema } from './fallback-release';

/** Endpoints about release sets: for pages, and for the edges of developers in front of this site (`npm run dev -- --against`). */
export function releaseSetRoutes(app: FastifyInstance, sources: VisitSources): void {
  app.get('/-/set', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const visit = await resolveVisit(sources, readVisitorCookies(request));
    if (!visit) return reply.code(503).send({ set: null });
    const { set, environment, newBucket } = visit;
    // The visitor keeps the bucket that decided this response. The end of a preview is left to the next page, which reports it.
    storeBucket(request, reply, newBucket);
    return reply.send({ set: set.id, environment });
  });

  app.get('/-/stand-in', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const query = await fallbackQuerySchema
      .validate(request.query, { strict: true })
      .catch(() => null);
    const release = query && (await findFallbackRelease(sources.source, query));
    if (!release) return reply.code(404).send({ release: null });
    return reply.send(pageRemote(release, sameOriginBaseUrl));
  });

  app.get('/-/releases', async (request, reply) => {
    const state = await sources.source.state();
    if (!state) return reply.code(503).header('cache-control', 'no-store').send({ set: null });
    const { environment, current, retired } = state;
    const tag = `"${current.id}${retired.id && `-${retired.id}`}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const releases = [current.host, ...current.remotes];
    const json = JSON.stringify({
      set: current.id,
      environment,
      releases,
      retirements: retired.list,
    });
    const accepted = chooseTextEncoding(request.headers['accept-encoding']);
    const { body, encoding } = await compressText(json, accepted);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
