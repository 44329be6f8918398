import type { FastifyInstance } from 'fastify';
import { compressHtml } from '../html/compress-html';
import type { Settings } from '../settings';
import { bucketCookie } from '../visitors/canary';
import { isSecure } from '../visitors/site-address';
import { visit, type VisitorRules } from '../visitors/visit';
import { pageRemote, sameOrigin } from './page-set';
import { standIn, standInQuestion } from './stand-in';

/** Endpoints about release sets for pages, and for edges in front of this site. */
export function setAnswers(app: FastifyInstance, rules: VisitorRules, settings: Settings): void {
  app.get('/-/set', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const visited = await visit(rules, request.headers.cookie);
    if (!visited) return reply.code(503).send({ set: null });
    const { set, environment, newBucket } = visited;
    // The visitor keeps the bucket that decided this response. The end of a preview is left to the next page, which reports it.
    if (newBucket !== undefined) {
      void reply.header('set-cookie', bucketCookie(newBucket, isSecure(settings.SITE_URL)));
    }
    return reply.send({ set: set.id, environment });
  });

  app.get('/-/stand-in', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const question = await standInQuestion
      .validate(request.query, { strict: true })
      .catch(() => null);
    const release = question && (await standIn(rules.source, question));
    if (!release) return reply.code(404).send({ release: null });
    return reply.send(pageRemote(release, sameOrigin));
  });

  app.get('/-/releases', async (request, reply) => {
    const state = await rules.source.state();
    if (!state) return reply.code(503).header('cache-control', 'no-store').send({ set: null });
    const { environment, present } = state;
    const tag = `"${present.id}"`;
    void reply.headers({ 'cache-control': 'no-cache', etag: tag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === tag) return reply.code(304).send();
    const releases = [present.host, ...present.remotes];
    const json = JSON.stringify({ set: present.id, environment, releases });
    const { body, encoding } = await compressHtml(json, request.headers['accept-encoding']);
    if (encoding) void reply.header('content-encoding', encoding);
    return reply.type('application/json; charset=utf-8').send(body);
  });
}
