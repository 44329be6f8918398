import { listReleasesEndpoint } from '@sopaan/schemas/releases/publish';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { publishFake } from '../../../testing/fake-release';
import { insertRow } from '../../../testing/insert-row';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';

const api = testApp();

const list = (query: RequestOf<typeof listReleasesEndpoint> = {}) =>
  api.call(listReleasesEndpoint, query, TEST_DEPLOY_TOKEN);
const namesOf = async (query: RequestOf<typeof listReleasesEndpoint>) =>
  (await list(query)).items.map(({ unit, release }) => `${unit}@${release}`);

beforeAll(async () => {
  await publishFake(api, { unit: 'host', release: '1.0.0-h' });
  await publishFake(api, { unit: 'explore', release: '1.0.0-a' });
  await publishFake(api, { unit: 'explore', version: '1.4.0', release: '1.4.0-b' });
  await publishFake(api, { unit: 'practice', release: '1.0.0-p' });
});

test('lists releases with their details, newest first', async () => {
  const { items, nextCursor } = await list();
  expect(items.map(({ release }) => release)).toEqual(['1.0.0-p', '1.4.0-b', '1.0.0-a', '1.0.0-h']);
  expect(nextCursor).toBeNull();
  expect(items[1]).toEqual({
    unit: 'explore',
    release: '1.4.0-b',
    version: '1.4.0',
    contract: '^1.0.0',
    author: 'Asha Rao',
    commit: '3f2a9c1',
    note: '',
    publishedAt: expect.stringMatching(/Z$/),
    publishedBy: 'operator',
    files: 2,
    bytes: expect.any(Number),
    environments: [],
    canaries: [],
    changedFiles: 0,
  });
  expect(items[1]?.bytes).toBeGreaterThan(400);
});

test('filters by unit and by name prefix, without wildcards', async () => {
  expect(await namesOf({ unit: 'explore' })).toEqual(['explore@1.4.0-b', 'explore@1.0.0-a']);
  expect(await namesOf({ unit: 'explore', starts: '1.4' })).toEqual(['explore@1.4.0-b']);
  expect(await namesOf({ starts: '1.0.0-p' })).toEqual(['practice@1.0.0-p']);
  expect(await namesOf({ starts: '%' })).toEqual([]);
  expect(await namesOf({ starts: '1_0' })).toEqual([]);
});

test('pagination returns each release once, even if several have the same time', async () => {
  await api.database.query(
    "update releases set published_at = '2026-01-01' where unit = 'explore'",
  );
  const listedReleases: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: 1, ...(cursor && { cursor }) });
    listedReleases.push(...page.items.map(({ release }) => release));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  expect(listedReleases).toEqual(['1.0.0-p', '1.0.0-h', '1.4.0-b', '1.0.0-a']);
});

test('rejects an invalid cursor', async () => {
  const rejection = await api.rejection(listReleasesEndpoint, { cursor: 'x' }, TEST_DEPLOY_TOKEN);
  expect(rejection).toMatchObject({ status: 400, fields: { cursor: expect.any(String) } });
});

test('a release names the environments and canaries that contain it', async () => {
  const addSet = async (id: string, releases: Record<string, string>) => {
    await insertRow(api.database, 'release_sets', { id });
    for (const [unit, release] of Object.entries(releases)) {
      await insertRow(api.database, 'release_set_parts', { set_id: id, unit, release });
    }
  };
  await addSet('aaaaaaaaaaaa', { host: '1.0.0-h', explore: '1.0.0-a' });
  await addSet('bbbbbbbbbbbb', { host: '1.0.0-h', explore: '1.4.0-b' });
  const environment = { revision: 1, set_id: 'aaaaaaaaaaaa', changed_by: 'operator' };
  await insertRow(api.database, 'release_environments', { name: 'production', ...environment });
  await insertRow(api.database, 'release_environments', { name: 'staging', ...environment });
  const canary = { set_id: 'bbbbbbbbbbbb', base_set_id: 'aaaaaaaaaaaa', percent: 10 };
  const startedCanary = { ...canary, started_by: 'operator' };
  await insertRow(api.database, 'release_canaries', {
    id: 'now',
    environment: 'production',
    ...startedCanary,
  });
  await insertRow(api.database, 'release_canaries', {
    id: 'ended',
    environment: 'staging',
    ...startedCanary,
    ended_at: '2026-01-01',
  });

  const { items } = await list();
  const usages = items.map(({ release, environments, canaries }) => [
    release,
    environments,
    canaries,
  ]);
  expect(usages).toEqual([
    ['1.0.0-p', [], []],
    ['1.0.0-h', ['production', 'staging'], []],
    ['1.4.0-b', [], ['production']],
    ['1.0.0-a', ['production', 'staging'], []],
  ]);
});
