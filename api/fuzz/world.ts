import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { seed } from '../seeds/seed';
import { createApp } from '../src/app';
import { connectDatabase, type Database } from '../src/database/database';
import { addSampleData } from '../src/testing/access-table/samples/all-samples';
import { FakeLiveKitServer } from '../src/testing/fake-livekit-server';
import { FakeMediaServer } from '../src/testing/fake-media-server';
import { FakeRunner } from '../src/testing/fake-runner';
import { appCalls, TEST_SETTINGS } from '../src/testing/test-app';
import type { World } from './fuzz';
import { startEdge, edgeTransport } from './edge-transport';
import { injectTransport } from './transport';
import { createKnownTexts, linkSecrets } from './known-texts';
import { prepareRoute } from './prepare-route';

/** Disables rate limits. */
const NO_LIMITS = 100_000;
const MAX_CAUSES = 100;

export interface ClosableWorld extends World {
  close(): Promise<void>;
}

/** Starts the API on a migrated database that is not used otherwise, with sample data, accounts and releases. */
export async function openWorld(databaseUrl: string, edgeProgram?: string): Promise<ClosableWorld> {
  const database = connectDatabase(databaseUrl, { maxConnections: 4 });
  const storeFolder = await mkdtemp(join(tmpdir(), 'sopaan-fuzz-'));
  const filesFolder = join(storeFolder, 'files');
  const releaseStore = { kind: 'folder' as const, folder: storeFolder };
  const fileStore = { kind: 'folder' as const, folder: filesFolder };
  const mediaServer = new FakeMediaServer();
  const liveKit = new FakeLiveKitServer();
  // A site has one of the two. With both, all routes of media respond.
  const media = { ...(await liveKit.start()), ...(await mediaServer.start()) };
  const settings = { ...TEST_SETTINGS, limitsFactor: NO_LIMITS, releaseStore, fileStore, media };
  const app = await createApp({ settings, database, runner: new FakeRunner() });
  const causes = collectCauses(app);
  await app.ready();
  await addSeeds(database);
  const calls = appCalls(app, database);
  const api = { app, database, databaseUrl, storeFolder, filesFolder, ...calls };
  const registry = await addSampleData(api);
  // What the edge serves.
  await registry.environment({ name: 'production' });
  const site =
    edgeProgram === undefined ? undefined : await openEdge(app, edgeProgram, storeFolder);
  const knownTexts = await createKnownTexts(database);

  return {
    app,
    transport: site?.transport ?? injectTransport(app),
    causeOf: (id) => causes.get(id) ?? '',
    prepare: (route) => prepareRoute({ api, registry }, route),
    texts: async (route) => [
      ...(await knownTexts(route)),
      ...(await linkSecrets(database, settings.tokenSecret)),
    ],
    async close() {
      await site?.stop();
      await app.close();
      await mediaServer.stop();
      await liveKit.stop();
      await database.close();
      await rm(storeFolder, { recursive: true });
    },
  };
}

async function addSeeds(database: Database): Promise<void> {
  await seed(database, new Date());
  // The data of the sample calls has one, and a day has only one challenge.
  await database.query('delete from challenges where day = 1');
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

/** The internal errors of the last requests, by request id. */
function collectCauses(app: FastifyInstance): ReadonlyMap<string, string> {
  const causes = new Map<string, string>();
  app.addHook('onError', async (request, _reply, error) => {
    causes.set(request.id, describeError(error));
    for (const oldest of causes.keys()) if (causes.size > MAX_CAUSES) causes.delete(oldest);
  });
  return causes;
}

function describeError(error: Error): string {
  const cause = error.cause instanceof Error ? ` caused by ${describeError(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
