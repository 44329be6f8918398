import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promoteEndpoint } from '@sopaan/schemas/releases/environment';
import { createRegistryClient } from '../registry/registry';
import {
  ErrorResponse,
  startFakeRegistry,
  TOKEN,
  type FakeRegistry,
} from '../registry/testing/fake-registry';
import {
  addReleaseStore,
  createSet,
  type FakeReleaseStore,
} from '../registry/testing/fake-release-store';
import { writeBuiltRemote } from '../release/testing/built-remote';
import { publishBuilds } from './publish-builds';
import { ensureSiteKeys } from './site-keys';

let root: string;
let registry: FakeRegistry;
let store: FakeReleaseStore;
let logged: string[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sopaan publish '));
  registry = await startFakeRegistry();
  store = addReleaseStore(registry);
  logged = [];
  writeBuiltRemote(root, 'explore', '1.0.0-aa');
  writeBuiltRemote(root, 'learn', '1.0.0-bb');
});

afterEach(async () => {
  await registry.stop();
  rmSync(root, { recursive: true, force: true });
});

const publish = () =>
  publishBuilds({
    root,
    dataDir: root,
    environment: 'production',
    registry: createRegistryClient(registry.url, TOKEN, () => Promise.resolve()),
    log: (line) => logged.push(line),
  });
const shownReleases = () =>
  Object.fromEntries(
    (store.environments.get('production')?.set.parts ?? []).map((part) => [
      part.unit,
      part.release,
    ]),
  );

test('the first start publishes and promotes all builds; the next sends a single request', async () => {
  await publish();
  expect(shownReleases()).toEqual({ explore: '1.0.0-aa', learn: '1.0.0-bb' });
  registry.requests.length = 0;
  await publish();
  expect(registry.requests).toEqual(['GET /api/releases/environments']);
  expect(logged).toHaveLength(1);
});

test('[P1] the start grants each unit the paths of its build', async () => {
  await publish();
  expect(store.grantsPaths).toEqual([true, true]);
});

test('promotes only units rebuilt since the last start, and keeps what a team has promoted', async () => {
  await publish();
  const before = store.environments.get('production');
  if (!before) throw new Error('nothing was promoted');
  const teamSet = createSet([
    { unit: 'explore', release: '1.1.0-cc' },
    { unit: 'learn', release: '1.0.0-bb' },
  ]);
  store.environments.set('production', { ...before, set: teamSet, revision: 2 });
  writeBuiltRemote(root, 'learn', '1.0.0-dd', 'two');
  await publish();
  expect(shownReleases()).toEqual({ explore: '1.1.0-cc', learn: '1.0.0-dd' });
});

test('the start promotes all builds again when the database is new', async () => {
  await publish();
  store.environments.clear();
  store.releases.length = 0;
  await publish();
  expect(shownReleases()).toEqual({ explore: '1.0.0-aa', learn: '1.0.0-bb' });
});

test('logs the reasons of a rejection, keeps the current releases, and retries at the next start', async () => {
  await publish();
  writeBuiltRemote(root, 'learn', '1.0.0-dd', 'two');
  registry.on(promoteEndpoint, () => {
    const reason = { rule: 'budget', about: ['learn'], message: 'Too large.' };
    throw new ErrorResponse(422, 'RELEASE_REFUSED', [reason]);
  });
  await publish();
  expect(logged.slice(1).join('\n')).toMatch(
    /production keeps its current releases[^]*budget: Too large\./,
  );
  expect(shownReleases()).toEqual({ explore: '1.0.0-aa', learn: '1.0.0-bb' });
  acceptPromotionsAgain();
  await publish();
  expect(shownReleases()).toEqual({ explore: '1.0.0-aa', learn: '1.0.0-dd' });
});

/** Makes the registry accept promotions again. */
function acceptPromotionsAgain(): void {
  const previous = store;
  store = addReleaseStore(registry);
  store.releases.push(...previous.releases);
  for (const [name, environment] of previous.environments)
    store.environments.set(name, environment);
}

test('the start fails when the first promotion is rejected', async () => {
  registry.on(promoteEndpoint, () => {
    throw new ErrorResponse(422, 'RELEASE_REFUSED');
  });
  await expect(publish()).rejects.toThrow('RELEASE_REFUSED');
});

test('two concurrent starts both succeed', async () => {
  await Promise.all([publish(), publish()]);
  expect(shownReleases()).toEqual({ explore: '1.0.0-aa', learn: '1.0.0-bb' });
});

test('creates the deploy token once, readable only by its owner; settings take precedence', () => {
  const folder = join(root, 'data');
  const first = ensureSiteKeys(folder, {});
  expect(first.deployToken).toMatch(/^sopaan_deploy_[\w-]{43}$/);
  expect(first.edgeKey.length).toBeGreaterThanOrEqual(32);
  expect(statSync(join(folder, 'deploy-token')).mode & 0o777).toBe(0o600);
  const second = ensureSiteKeys(folder, {});
  expect(second.deployToken).toBe(first.deployToken);
  expect(second.edgeKey).not.toBe(first.edgeKey);
  expect(ensureSiteKeys(folder, { EDGE_KEY: 'edge', DEPLOY_TOKEN: 'token' })).toEqual({
    edgeKey: 'edge',
    deployToken: 'token',
  });
});
