import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { seed } from '../../seeds/seed';
import { createApp } from '../app';
import { EDGE_KEY_HEADER } from '../plugins/auth';
import { connectDatabase } from '../plugins/database';
import { FakeRunner } from '../testing/fake-runner';
import { TEST_SETTINGS } from '../testing/test-app';
import { accountBodies, openPeople } from './account-world';
import type { World } from './fuzz';
import { startEdge, throughEdge } from './through-edge';
import { direct } from './transport';
import { knownRows } from './known-rows';
import { knownWords, linkWords } from './known-words';
import { fillReleases } from './release-world';

/** So high that nobody is refused for coming often. */
const NO_LIMITS = 100_000;
const CAUSES = 100;

export interface OwnWorld extends World {
  close(): Promise<void>;
}

/** The API on a migrated database that nobody else needs, filled with sample data, accounts and releases. */
export async function openWorld(databaseUrl: string, edgeProgram?: string): Promise<OwnWorld> {
  const database = connectDatabase(databaseUrl, { connections: 4 });
  const folder = await mkdtemp(join(tmpdir(), 'sopaan-fuzz-'));
  const releaseStore = { kind: 'folder' as const, folder };
  const fileStore = { kind: 'folder' as const, folder: join(folder, 'files') };
  const settings = { ...TEST_SETTINGS, limitsFactor: NO_LIMITS, releaseStore, fileStore };
  const app = await createApp({ settings, database, runner: new FakeRunner() });
  const causes = new Map<string, Error>();
  app.addHook('onError', async (request, _reply, error) => {
    causes.set(request.id, error);
    for (const oldest of causes.keys()) if (causes.size > CAUSES) causes.delete(oldest);
  });
  await app.ready();
  await seed(database, new Date());
  const people = await openPeople(app, database);
  const releases = await fillReleases(app);
  const bodies = new Map([...releases.bodies, ...accountBodies()]);
  const deployer = { authorization: `Bearer ${settings.deployToken}` };
  const site = edgeProgram === undefined ? undefined : await openEdge(app, edgeProgram, folder);
  const edge = { [EDGE_KEY_HEADER]: settings.edgeKey ?? '' };

  return {
    app,
    transport: site?.transport ?? direct(app),
    causeOf: (id) => {
      const cause = causes.get(id);
      return cause ? inside(cause) : '';
    },
    callers: async () => ({ ...(await people()), deployer, edge }),
    async known(operation) {
      const words = await knownWords(database, operation);
      const { tokens, codes } = await linkWords(database, settings.tokenSecret);
      const fromMails = [
        ...codes.map((code) => ({ code })),
        ...tokens.map((token) => ({ token, password: 'a horse of another colour' })),
      ];
      const isOfLinks = /\/auth\/(?:verification|link|password\/reset)/.test(operation);
      const rows = await knownRows(database, operation);
      const own = isOfLinks ? fromMails : (bodies.get(operation) ?? rows.bodies);
      return {
        words: [...words, ...tokens],
        bodies: own,
        urls: releases.urls.get(operation) ?? rows.urls,
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

/** An edge that shows what is published in the API, as visitors find it. */
async function openEdge(app: FastifyInstance, program: string, folder: string) {
  const { port, stop } = await startEdge(program, {
    API_URL: await app.listen({ host: '127.0.0.1', port: 0 }),
    EDGE_KEY: app.settings.edgeKey ?? '',
    SOPAAN_DATA: join(folder, 'edge'),
  });
  return { transport: throughEdge(port), stop };
}

function inside(error: Error): string {
  const cause = error.cause instanceof Error ? ` because of ${inside(error.cause)}` : '';
  return `${error.stack ?? error.message}${cause}`;
}
