import type { PageHead } from '@sopaan/schemas/pages/page-head';
import type { SitemapEntry } from '@sopaan/schemas/pages/sitemap';
import Fastify from 'fastify';

/** An API on loopback with page heads and sitemaps, which records the requests for heads. */
export interface FakeApi {
  url: string;
  /** The requested pages, in order, with the IP address of the visitor. */
  requests: Array<{ path: string; visitorIp: string }>;
  heads: Map<string, PageHead>;
  sitemaps: Map<string, SitemapEntry[]>;
  /** The status of every response, if set. */
  failStatus: number | undefined;
  /** While set, responses wait for it. */
  blockedBy: Promise<void> | undefined;
  stop: () => Promise<void>;
}

/** Entries in one response. */
const PAGE_SIZE = 2;

export async function startFakeApi(): Promise<FakeApi> {
  const app = Fastify({ forceCloseConnections: true });
  const fake: FakeApi = {
    url: '',
    requests: [],
    heads: new Map(),
    sitemaps: new Map(),
    failStatus: undefined,
    blockedBy: undefined,
    stop: () => app.close(),
  };
  app.addHook('preHandler', async (_request, reply) => {
    await fake.blockedBy;
    if (fake.failStatus !== undefined) return reply.code(fake.failStatus).send();
  });
  app.get<{ Querystring: { path: string } }>('/api/pages/head', ({ query, headers }) => {
    fake.requests.push({ path: query.path, visitorIp: String(headers['x-forwarded-for']) });
    return fake.heads.get(query.path) ?? aHead({ canonicalPath: query.path });
  });
  app.get('/api/pages/sitemaps', () => ({
    sitemaps: [...fake.sitemaps.keys()].map((name) => {
      const [kind, part] = name.split('-');
      return { kind, part: Number(part), changedAt: CHANGED };
    }),
  }));
  app.get<{ Params: { kind: string; part: string }; Querystring: { cursor?: string } }>(
    '/api/pages/sitemaps/:kind/:part',
    ({ params, query }, reply) => {
      const entries = fake.sitemaps.get(`${params.kind}-${params.part}`);
      if (!entries) return reply.code(404).send();
      const from = Number(query.cursor ?? 0);
      const next = from + PAGE_SIZE;
      return {
        entries: entries.slice(from, next),
        nextCursor: next < entries.length ? String(next) : null,
      };
    },
  );
  fake.url = await app.listen({ host: '127.0.0.1', port: 0 });
  return fake;
}

export const CHANGED = '2031-01-02T03:04:05.000Z';

/** An empty head, except for the given fields. */
export function aHead(changes: Partial<PageHead> = {}): PageHead {
  return {
    status: 200,
    canonicalPath: '/',
    title: '',
    description: '',
    image: '',
    imageDetails: null,
    type: 'website',
    noindex: false,
    jsonLd: [],
    isCacheable: true,
    feeds: [],
    ...changes,
  };
}
