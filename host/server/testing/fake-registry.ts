import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blobName } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { OpenedPreview, Preview } from '@sopaan/schemas/releases/preview';
import type { EnvironmentState } from '@sopaan/schemas/releases/environment';
import Fastify, { type FastifyInstance } from 'fastify';
import { releaseFolder } from './fake-units';

export const EDGE_KEY = 'a key for tests, of forty characters ...';

/** A registry on loopback, as far as an edge uses it, which records requests. */
export interface FakeRegistry {
  url: string;
  /** The requested paths, in order. */
  requests: string[];
  /** The batches of signals that it received. */
  batches: unknown[];
  state: EnvironmentState | undefined;
  previews: Map<string, OpenedPreview>;
  blobs: Map<string, Buffer>;
  /** The releases that it reports as removed; undefined: it lacks the endpoint, like an older registry. */
  removed: ReleaseRef[] | undefined;
  /** The paths in each sitemap of the API. */
  sitemap: string[];
  releases: Map<string, { release: Release; encodings: Array<{ name: string; encoding: string }> }>;
  /** Replaces the response to a request, such as by an error. */
  intercept:
    | ((path: string) => { code: number; headers?: Record<string, string> } | undefined)
    | undefined;
  /** While set, responses with blobs wait for it. */
  blockedBy: Promise<void> | undefined;
  publish: (units: string, ...releases: Release[]) => void;
  /** Makes these releases the set of the environment, with changes to its other fields. */
  promote: (releases: Release[], changes?: Partial<EnvironmentState>) => void;
  stop: () => Promise<void>;
  /** Listens again, at the same address. */
  restart: () => Promise<void>;
}

export async function fakeRegistry(): Promise<FakeRegistry> {
  let app: FastifyInstance | undefined;
  let revision = 0;
  const registry: FakeRegistry = {
    url: '',
    requests: [],
    batches: [],
    state: undefined,
    previews: new Map(),
    blobs: new Map(),
    removed: [],
    sitemap: [],
    releases: new Map(),
    intercept: undefined,
    blockedBy: undefined,
    publish(units, ...releases) {
      for (const release of releases) {
        const encodings = release.files.map(({ name, integrity }) => {
          const file = join(releaseFolder(units, release.unit), release.release, name);
          const isCompressed = existsSync(`${file}.br`);
          registry.blobs.set(blobName(integrity), readFileSync(isCompressed ? `${file}.br` : file));
          return { name, encoding: isCompressed ? 'br' : 'identity' };
        });
        registry.releases.set(`${release.unit}/${release.release}`, { release, encodings });
      }
    },
    promote(releases, changes = {}) {
      revision += 1;
      registry.state = {
        environment: 'production',
        revision,
        set: setRefOf(releases),
        canary: null,
        lastGood: [],
        retirements: [],
        ...changes,
      };
    },
    async stop() {
      await app?.close();
      app = undefined;
    },
    async restart() {
      app = serve(registry);
      const port = registry.url ? Number(new URL(registry.url).port) : 0;
      registry.url = await app.listen({ host: '127.0.0.1', port });
    },
  };
  await registry.restart();
  return registry;
}

function serve(registry: FakeRegistry): FastifyInstance {
  const app = Fastify({ forceCloseConnections: true });
  const notFoundBody = { error: { code: 'NOT_FOUND', message: 'no' }, requestId: 'r' };
  app.addHook('onRequest', async (request, reply) => {
    registry.requests.push(request.url);
    const intercepted = registry.intercept?.(request.url);
    if (intercepted)
      return reply
        .code(intercepted.code)
        .headers(intercepted.headers ?? {})
        .send();
    if (request.url.startsWith('/api/pages/')) return;
    if (request.headers['x-sopaan-edge-key'] !== EDGE_KEY) return reply.code(401).send();
  });
  app.get(
    '/api/releases/environments/production/state',
    (_request, reply) => registry.state ?? reply.code(404).send(notFoundBody),
  );
  app.get<{ Params: { unit: string; release: string } }>(
    '/api/releases/units/:unit/releases/:release',
    async ({ params }, reply) => {
      const stored = registry.releases.get(`${params.unit}/${params.release}`);
      if (!stored) return reply.code(404).send(notFoundBody);
      const { release, encodings } = stored;
      return { manifest: release, encodings, author: '', commit: '', publishedAt: NOW };
    },
  );
  app.get<{ Params: { name: string } }>('/api/releases/blobs/:name', async ({ params }, reply) => {
    await registry.blockedBy;
    const blob = registry.blobs.get(params.name);
    return blob
      ? reply.type('application/octet-stream').send(blob)
      : reply.code(404).send(notFoundBody);
  });
  app.post<{ Body: { token: string } }>('/api/releases/previews/open', async ({ body }) => {
    return registry.previews.get(body.token) ?? { problem: 'unknown', preview: null };
  });
  app.post('/api/releases/removed', async (_request, reply) =>
    registry.removed ? { removed: registry.removed } : reply.code(404).send(notFoundBody),
  );
  app.get('/api/pages/sitemaps/:kind/:part', () => ({
    entries: registry.sitemap.map((path) => ({ path, changedAt: NOW })),
    nextCursor: null,
  }));
  app.post('/api/releases/signals', async ({ body }) => {
    registry.batches.push(body);
    return { status: 'taken' };
  });
  return app;
}

const NOW = '2026-01-01T00:00:00.000Z';

/** A set in the format of the registry. */
export function setRefOf(releases: Release[]): ReleaseSetRef {
  const parts = releases.map(({ unit, release }) => ({ unit, release }));
  const text = parts.map(({ unit, release }) => `${unit}@${release}`).join('\n');
  return { id: createHash('sha256').update(text).digest('hex').slice(0, 12), parts };
}

/** A preview of these releases that lasts an hour. */
export function fakePreview(releases: Release[], changes: Partial<Preview> = {}): OpenedPreview {
  return {
    problem: null,
    preview: {
      id: 'p1',
      environment: 'production',
      set: setRefOf(releases),
      overridden: [],
      createdAt: NOW,
      createdBy: 'someone',
      expires: new Date(Date.now() + 3_600_000).toISOString(),
      revokedAt: null,
      note: '',
      ...changes,
    },
  };
}
