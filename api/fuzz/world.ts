import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { seed } from '../seeds/seed';
import { createApp } from '../src/app';
import { EDGE_KEY_HEADER } from '../src/auth/auth';
import { connectDatabase } from '../src/database/database';
import { FakeRunner } from '../src/testing/fake-runner';
import { TEST_SETTINGS } from '../src/testing/test-app';
import { accountBodies, createCallers } from './account-world';
import type { World } from './fuzz';
import { startEdge, edgeTransport } from './edge-transport';
import { injectTransport } from './transport';
import { knownRows } from './known-rows';
import { knownTexts, linkSecrets } from './known-texts';
import { fillReleases } from './release-world';
import { unsubscribeUrls } from './unsubscribe-urls';

/** Disables rate limits. */
const NO_LIMITS = 100_000;
const MAX_CAUSES = 100;

export interface ClosableWorld extends World {
  close(): Promise<void>;
}

/** Starts the API on a migrated database that is not used otherwise, with sample data, accounts and releases. */
export async function openWorld(databaseUrl: string, edgeProgram?: string): Promise<ClosableWorld> {
  const database = connectDatabase(databaseUrl, { maxConnections: 4 });
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-fuzz-'));
  const releaseStore = { kind: 'folder' as const, folder };
  const fileStore = { kind: 'folder' as const, folder: join(folder, 'files') };
  const settings = { ...TEST_SETTINGS, limitsFactor: NO_LIMITS, releaseStore, fileStore };
  const app = await createApp({ settings, database, runner: new FakeRunner() });
  const causes = new Map<string, Error>();
  app.addHook('onError', async (request, _reply, error) => {
    causes.set(request.id, error);
    for (const oldest of causes.keys()) if (causes.size > MAX_CAUSES) causes.delete(oldest);
  });
  await app.ready();
  await seed(database, new Date());
  const signInCallers = await createCallers(app, database);
  const releases = await fillReleases(app);
  const bodies = new Map([...releases.bodies, ...accountBodies()]);
  const urls = new Map([...releases.urls, ...unsubscribeUrls(settings.tokenSecret)]);
  const deployer = { authorization: `Bearer ${settings.deployToken}` };
  const site = edgeProgram === undefined ? undefined : await openEdge(app, edgeProgram, folder);
  const edge = { [EDGE_KEY_HEADER]: settings.edgeKey ?? '' };

  return {
    app,
    transport: site?.transport ?? injectTransport(app),
    causeOf: (id) => {
      const cause = causes.get(id);
      return cause ? describeError(cause) : '';
    },
    callers: async () => ({ ...(await signInCallers()), deployer, edge }),
    async known(operation) {
      const texts = await knownTexts(database, operation);
      const { tokens, codes } = await linkSecrets(database, settings.tokenSecret);
      const fromMails = [
        ...codes.map((code) => ({ code })),
        ...tokens.map((token) => ({ token, password: 'a horse of another colour' })),
      ];
      const usesMailSecrets = /\/auth\/(?:verification|link|password\/reset)/.test(operation);
      const rows = await knownRows(database, operation);
      const validBodies = usesMailSecrets ? fromMails : (bodies.get(operation) ?? rows.bodies);
      return {
        texts: [...texts, ...tokens],
        bodies: validBodies,
        urls: urls.get(operation) ?? rows.urls,
      };
    },
    async close() {
      await site?.stop();
      await app.close();
      await database.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts an edge that serves what is published in the API. */
async function openEdge(app: FastifyInstance, program: string, folder: string) {
  const { port, stop } = await startEdge(program, {
    API_URL: await app.listen({ host: '127.0.0.1', port: 0 }),
    EDGE_KEY: app.settings.edgeKey ?? '',
    SOPAAN_DATA: join(folder, 'edge'),
  });
  return { transport: edgeTransport(port), stop };
}

function describeError(error: Error): string {
  const cause = error.cause instanceof Error ? ` caused by ${describeError(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
