import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  retireEndpoint,
  retireUnitEndpoint,
  unretireEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import { startFakeRegistry, type FakeRegistry } from '../registry/testing/fake-registry';
import {
  addReleaseStore,
  createSet,
  summary,
  type FakeReleaseStore,
} from '../registry/testing/fake-release-store';
import { runSubcommand } from './testing/run-subcommand';

const AT = '2026-01-05T10:00:00.000Z';
const explore = { unit: 'explore', release: '1.3.0-aa' };
const marketing = { unit: 'marketing', release: '1.0.0-aa' };
let root: string;
let registry: FakeRegistry;
let store: FakeReleaseStore;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sopaan release '));
  registry = await startFakeRegistry();
  store = addReleaseStore(registry);
  store.releases.push(summary({ unit: 'explore', release: '1.4.0-bb', version: '1.4.0' }));
  store.environments.set('production', {
    ...{ name: 'production', revision: 1, set: createSet([explore, marketing]) },
    ...{ since: AT, changedBy: 'operator', canary: null, lock: null, retirements: [] },
  });
  registry.on(retireEndpoint, ({ environment, patterns, to, why }) =>
    change(environment, ({ retirements }) => ({
      retirements: [...retirements, ...patterns.map((pattern) => retirement(pattern, to, why))],
    })),
  );
  registry.on(unretireEndpoint, ({ environment, patterns }) =>
    change(environment, ({ retirements }) => ({
      retirements: retirements.filter(({ pattern }) => !patterns.includes(pattern)),
    })),
  );
  registry.on(retireUnitEndpoint, ({ environment, unit, to, why }) =>
    change(environment, ({ set }) => ({
      set: createSet(set.parts.filter((part) => part.unit !== unit)),
      retirements: [retirement('/about-us', to, why)],
    })),
  );
});

afterEach(async () => {
  await registry.stop();
  rmSync(root, { recursive: true, force: true });
});

function change(name: string, apply: (before: Environment) => Partial<Environment>): Environment {
  const before = store.environments.get(name);
  if (!before) throw new Error(`no environment ${name}`);
  const after = { ...before, ...apply(before), revision: before.revision + 1 };
  store.environments.set(name, after);
  return after;
}

function retirement(pattern: string, to: string | null, why: string) {
  const unit = pattern === '/about-us' ? 'marketing' : 'explore';
  return { pattern, to, unit, at: AT, by: 'explore-team', why };
}

const run = (args: string) => runSubcommand(registry.url, root, args);
const retiredPaths = () =>
  store.environments.get('production')?.retirements.map(({ pattern, to }) => [pattern, to]);

test('[P12] retires paths to a target or as gone, and status lists them', async () => {
  const { code, stdout } = await run('retire /course/:id /job/:id --to /explore/:id --why Moved');
  expect(code).toBe(0);
  expect(stdout).toContain('retired /course/:id, /job/:id in production');
  await run('retire /old/* --gone');
  expect(retiredPaths()).toEqual([
    ['/course/:id', '/explore/:id'],
    ['/job/:id', '/explore/:id'],
    ['/old/*', null],
  ]);
  const status = (await run('status')).stdout;
  expect(status).toContain(
    'retired /course/:id → /explore/:id, since 2026-01-05 10:00 UTC by explore-team: Moved',
  );
  expect(status).toContain('retired /old/* is gone, since');
});

test('[P12] retires a unit with all its paths, and serves them again', async () => {
  expect((await run('retire --unit marketing --to /explore')).code).toBe(0);
  expect(store.environments.get('production')?.set.parts).toEqual([explore]);
  await run('retire /old --gone');
  const { stdout } = await run('unretire --unit marketing');
  expect(stdout).toBe('unretired /about-us in production\n');
  expect(retiredPaths()).toEqual([['/old', null]]);
  expect((await run('unretire --unit marketing')).stdout).toContain('no retired paths');
  expect((await run('unretire /old --json')).code).toBe(0);
  expect(retiredPaths()).toEqual([]);
});

test.each([
  'retire /old',
  'retire /old --to /new --gone',
  'retire --gone',
  'retire /old --unit explore --gone',
  'unretire',
  'unretire /old --unit explore',
])('[P12] %s is wrong usage', async (args) => {
  const { code, stderr } = await run(args);
  expect(code).toBe(1);
  expect(stderr).toContain('for example: ');
  expect(registry.requests).toEqual([]);
});

test('[P12] after a lost response, retire checks whether the retirement was applied instead of repeating it', async () => {
  const path = /\/retire$/;
  registry.dropResponses(path, 1);
  expect(await run('retire /old --gone')).toMatchObject({ code: 0 });
  expect(registry.requests.filter((request) => path.test(request))).toHaveLength(1);
});

test('[P12] promote says which paths of the unit stay retired', async () => {
  await run('retire /old --gone');
  await run('retire /about-us --gone');
  const { stdout } = await run('promote explore@1.4.0');
  expect(stdout).toContain('These paths stay retired');
  expect(stdout).toContain(
    "  /old is gone\nTo serve one again: npm run release -- unretire '/old'",
  );
  expect(stdout).not.toContain('/about-us');
});
