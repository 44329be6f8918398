import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  environmentHistoryEndpoint,
  listEnvironmentsEndpoint,
} from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { listReleasesEndpoint, verifyEndpoint } from '@sopaan/schemas/releases/publish';
import { connectDatabase } from '../../database/database';
import { ApiProcess } from '../../testing/api-process';
import { fakeBuild } from '../../testing/fake-manifest';
import { TEST_DEPLOY_TOKEN } from '../../testing/test-app';
import { emptyDatabase, type TestDatabase } from '../../testing/test-database';
import { RejectedError, RegistryClient } from './testing/registry-client';
import { releaseName } from './sets/release-name';

const TEAMS = [...'abcdefghijklmnopqrst'].map((letter) => `team${letter}`);
const environment = 'production';

let database: TestDatabase;
let folder: string;
let api: ApiProcess;
beforeAll(async () => {
  database = await emptyDatabase();
  folder = await mkdtemp(join(tmpdir(), 'sopaan-killed-'));
  api = start();
  const client = new RegistryClient(await api.address());
  await client.promote([await client.publish(fakeBuild({ unit: 'host' }))]);
});
afterAll(async () => {
  api.child.kill('SIGKILL');
  await api.exited;
  await database.drop();
  await rm(folder, { recursive: true });
});

function start(): ApiProcess {
  return new ApiProcess({
    environment: {
      DATABASE_URL: database.url,
      SOPAAN_DATA: folder,
      RELEASE_STORE: join(folder, 'store'),
      DEPLOY_TOKEN: TEST_DEPLOY_TOKEN,
    },
  });
}

/** The releases and promotions that the registry has confirmed in all tests. */
const publishedReleases: ReleaseRef[] = [];
const confirmedPromotions: Array<{ release: ReleaseRef; revision: number; set: string }> = [];

function buildOf(unit: string, version: string) {
  return fakeBuild({ unit, version, bytes: 3000 });
}

/** Publishes and promotes one version after another until the API is gone; returns what was not confirmed by then. */
async function publishUntilKilled(client: RegistryClient, unit: string, round: number) {
  for (let patch = 0; ; patch += 1) {
    const version = `1.${round}.${patch}`;
    try {
      const release = await client.publish(buildOf(unit, version));
      publishedReleases.push(release);
      const { revision, set } = await client.promote([release]);
      confirmedPromotions.push({ release, revision, set: set.id });
    } catch (error) {
      return { unit, version, error };
    }
  }
}

async function listReleases(client: RegistryClient, cursor?: string): Promise<ReleaseRef[]> {
  const page = { limit: 50, ...(cursor !== undefined && { cursor }) };
  const { items, nextCursor } = await client.call(listReleasesEndpoint, page);
  const releases = items.map(({ unit, release }) => ({ unit, release }));
  return nextCursor === null
    ? releases
    : [...releases, ...(await listReleases(client, nextCursor))];
}

/** Checks that no release or promotion is incomplete, duplicated or lost, and that history and environment agree. */
async function expectConsistent(client: RegistryClient): Promise<void> {
  const listedReleases = await listReleases(client);
  for (const release of publishedReleases) expect(listedReleases).toContainEqual(release);
  const verified = await Promise.all(
    listedReleases.map((release) => client.call(verifyEndpoint, release)),
  );
  expect(verified.filter(({ sound }) => !sound)).toEqual([]);
  expect((await loggedPublishes()).sort()).toEqual(listedReleases.map(releaseName).sort());

  const { environments } = await client.call(listEnvironmentsEndpoint, {});
  const history = { environment, limit: 50 };
  const { entries } = await client.call(environmentHistoryEndpoint, history);
  const { revision, set } = entries[0] ?? {};
  expect(environments).toMatchObject([{ name: environment, revision, set }]);
  expect(entries.map((entry) => entry.revision)).toEqual(
    entries.map((_, index) => entries.length - index),
  );
  for (const promotion of confirmedPromotions) {
    const entry = entries.find((one) => one.revision === promotion.revision);
    expect(entry?.set.id).toBe(promotion.set);
    expect(entry?.set.parts).toContainEqual(promotion.release);
  }
  const names = new Set(listedReleases.map(releaseName));
  const shown = entries.flatMap((entry) => entry.set.parts.map(releaseName));
  expect(shown.filter((name) => !names.has(name))).toEqual([]);
}

async function loggedPublishes(): Promise<string[]> {
  const connection = connectDatabase(database.url, { maxConnections: 1 });
  const rows = await connection.query<{ name: string }>(
    "select releases[1] as name from release_log where action = 'publish'",
  );
  await connection.close();
  return rows.map(({ name }) => name);
}

test.each([
  { among: 'uploads', path: 'releases/blobs', responsesBeforeKill: 17 },
  { among: 'publishes', path: 'releases', responsesBeforeKill: 8 },
  {
    among: 'promotions',
    path: 'releases/environments/:environment/promote',
    responsesBeforeKill: 6,
  },
])(
  'after the API is killed during twenty concurrent $among, everything it has confirmed is stored and nothing is incomplete',
  async ({ path, responsesBeforeKill }) => {
    let responses = 0;
    const killingClient = new RegistryClient(await api.address(), (respondedPath) => {
      if (respondedPath === path) responses += 1;
      if (responses === responsesBeforeKill) api.child.kill('SIGKILL');
    });
    // Gives each test its own versions.
    const round = responsesBeforeKill;
    const unconfirmed = await Promise.all(
      TEAMS.map((unit) => publishUntilKilled(killingClient, unit, round)),
    );
    await api.exited;
    expect(api.child.signalCode).toBe('SIGKILL');
    // No request was rejected: whatever is missing never got a response.
    expect(unconfirmed.filter(({ error }) => error instanceof RejectedError)).toEqual([]);

    api = start();
    const client = new RegistryClient(await api.address());
    await expectConsistent(client);

    const retries = unconfirmed.map(({ unit, version }) => client.publish(buildOf(unit, version)));
    const releases = await Promise.all(retries);
    publishedReleases.push(...releases);
    const { set } = await client.promote(releases);
    for (const release of releases) expect(set.parts).toContainEqual(release);
    await expectConsistent(client);
  },
);
