import { differenceEndpoint } from '@sopaan/schemas/releases/difference';
import { lockEndpoint } from '@sopaan/schemas/releases/environment';
import { healthEndpoint } from '@sopaan/schemas/releases/health';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import { createPreviewEndpoint, type Preview } from '@sopaan/schemas/releases/preview';
import {
  grantPathEndpoint,
  listPathsEndpoint,
  type PathGrant,
} from '@sopaan/schemas/releases/path-grant';
import { verifyEndpoint } from '@sopaan/schemas/releases/publish';
import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
} from '@sopaan/schemas/releases/token';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFakeRegistry, type FakeRegistry } from '../registry/testing/fake-registry';
import {
  addReleaseStore,
  createSet,
  summary,
  type FakeReleaseStore,
} from '../registry/testing/fake-release-store';
import { writeBuiltRemote } from '../release/testing/built-remote';
import { runSubcommand } from './testing/run-subcommand';

const AT = '2026-01-05T10:00:00.000Z';
const release = { unit: 'explore', release: '1.4.0-bb' };
let root: string;
let registry: FakeRegistry;
let store: FakeReleaseStore;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sopaan release '));
  registry = await startFakeRegistry();
  store = addReleaseStore(registry);
  store.releases.push(summary({ ...release, version: '1.4.0' }));
});

afterEach(async () => {
  await registry.stop();
  rmSync(root, { recursive: true, force: true });
});

const run = (text: string) => runSubcommand(registry.url, root, text);

test('preview prints a link to the path with its token and expiry', async () => {
  const token = 'abcdefghijklmnopqrstu.v';
  registry.on(createPreviewEndpoint, ({ parts: releases, days, environment }) => {
    const overridden = releases.map((one) => ({
      ...one,
      version: '1.4.0',
      author: 'Asha Rao',
      commit: '',
      publishedAt: AT,
    }));
    const expires = new Date(Date.parse(AT) + days * 86_400_000).toISOString();
    const preview: Preview = {
      id: 'p1',
      environment,
      set: createSet(releases),
      overridden,
      createdAt: AT,
      createdBy: 'explore-team',
      expires,
      revokedAt: null,
      note: '',
    };
    return { preview, token };
  });
  const { code, stdout } = await run('preview explore@1.4.0 --days 2 --path /course/a?tab=b');
  expect(code).toBe(0);
  expect(stdout).toContain(`${registry.url}/course/a?tab=b&preview=${token}\n`);
  expect(stdout).toContain('until 2026-01-07 10:00 UTC');
  for (const wrong of ['--days 0', '--days 91', '--path //evil.example', '--path course']) {
    expect((await run(`preview explore@1.4.0 ${wrong}`)).code).toBe(1);
  }
});

test('shows a token only when it is created, and revokes it by name', async () => {
  const storedToken = {
    id: 't1',
    name: 'explore-team',
    unit: 'explore',
    createdAt: AT,
    createdBy: 'operator',
    lastUsedAt: null,
    revokedAt: null,
  };
  registry.on(createTokenEndpoint, (request) => ({
    token: { ...storedToken, ...request },
    secret: 'SECRET',
  }));
  registry.on(listTokensEndpoint, () => ({ tokens: [storedToken] }));
  registry.on(revokeTokenEndpoint, ({ id }) => ({ ...storedToken, id, revokedAt: AT }));
  const { stdout } = await run('token create explore-team --unit explore');
  expect(stdout.split('SECRET')).toHaveLength(2);
  expect(stdout).toContain('for explore');
  expect((await run('token list')).stdout).not.toContain('SECRET');
  expect((await run('token revoke explore-team')).stdout).toContain('revoked explore-team (t1)');
  expect((await run('token revoke nobody')).code).toBe(1);
});

test('diff resolves versions and prints the differences', async () => {
  registry.on(differenceEndpoint, () => ({
    units: [{ unit: 'explore', from: '1.3.0-aa', to: '1.4.0-bb' }],
    routes: [
      {
        path: '/explore',
        unit: 'explore',
        change: 'changed' as const,
        details: ['layout page → site'],
      },
    ],
    contract: [],
    shared: [],
    bytes: [{ path: '/explore', from: 102_400, to: 104_448 }],
  }));
  const { stdout } = await run('diff explore@1.4.0 production');
  expect(stdout).toContain('~ /explore explore: layout page → site');
  expect(stdout).toContain('/explore 100.0 KiB → 102.0 KiB (+2.0 KiB)');
  const { from, to } = JSON.parse((await run('diff explore@1.4.0 production --json')).stdout);
  expect({ from, to }).toEqual({ from: 'explore@1.4.0-bb', to: 'production' });
});

test('verify exits with 2 for a damaged release and names the file', async () => {
  registry.on(verifyEndpoint, () => ({
    sound: false,
    faults: [{ file: 'remote.js', message: 'It is missing.' }],
  }));
  const { code, stdout } = await run('verify explore@1.4.0');
  expect(code).toBe(2);
  expect(stdout).toContain('remote.js: It is missing.');
});

test('status shows lock, canary, health and unpublished builds', async () => {
  const canarySet = createSet([release]);
  const point = { at: AT, pages: 200, failures: 5, lcp: 1900, inp: null, cls: 0.01 };
  store.environments.set('production', {
    name: 'production',
    revision: 7,
    set: createSet([{ unit: 'explore', release: '1.3.0-aa' }]),
    since: AT,
    changedBy: 'explore-team',
    canary: { id: 'c1', set: canarySet, percent: 10, startedAt: AT, startedBy: 'explore-team' },
    lock: { by: 'operator', why: 'Exam week', since: AT },
    retirements: [],
  });
  registry.on(healthEndpoint, () => ({
    sets: [{ set: canarySet.id, role: 'canary', releases: [], total: point, points: [point] }],
    units: [],
    failures: [],
    violations: [],
    thresholds: ['Stops beyond 2 % failures.'],
  }));
  writeBuiltRemote(root, 'practice', '2.0.0-ee');
  const { stdout } = await run('status');
  for (const text of [
    'revision 7',
    'locked by operator since 2026-01-05 10:00 UTC: Exam week',
    'canary: 10 % of visitors',
    '200 pages, 5 with failures (2.50 %), LCP 1900 ms, INP –, CLS 0.01',
    'Stops beyond 2 % failures.',
    'Built but not published:\n  practice 2.0.0-ee',
  ]) {
    expect(stdout).toContain(text);
  }
});

test('log shows who changed what, when and why', async () => {
  registry.on(listLogEndpoint, ({ unit }) => ({
    items: [
      {
        id: 'l1',
        at: AT,
        actor: 'explore-team',
        action: 'promote',
        environment: 'production',
        releases: [`${unit}@1.4.0-bb`],
        why: 'Faster',
        from: 'aaaaaaaaaaaa',
        to: 'bbbbbbbbbbbb',
      },
    ],
    nextCursor: null,
  }));
  expect((await run('log --unit explore')).stdout).toBe(
    '2026-01-05 10:00 UTC  promote production explore@1.4.0-bb by explore-team, set aaaaaaaaaaaa → bbbbbbbbbbbb\n    Faster\n',
  );
});

test('lock sends the reason', async () => {
  registry.on(lockEndpoint, ({ environment, why }) => ({
    name: environment,
    revision: 2,
    set: createSet([release]),
    since: AT,
    changedBy: 'operator',
    canary: null,
    lock: { by: 'operator', why, since: AT },
    retirements: [],
  }));
  const { stdout } = await run('lock --in staging --why Exams --json');
  expect(JSON.parse(stdout)).toMatchObject({
    status: 'locked',
    environment: { name: 'staging', lock: { why: 'Exams' } },
  });
});

test('[P1] the subcommand paths grants each pattern, and lists the owners of all paths', async () => {
  const grants: PathGrant[] = [];
  const reserved = [{ pattern: '/api/*', servedBy: 'edge' as const }];
  registry.on(grantPathEndpoint, ({ unit, pattern, use }) => {
    grants.push({ unit, pattern, use, grantedAt: AT, grantedBy: 'operator' });
    return { grants, reserved };
  });
  registry.on(listPathsEndpoint, () => ({ grants, reserved }));
  const { code, stdout } = await run('paths grant jobs /jobs/* /vacancy --why New');
  expect(code).toBe(0);
  expect(stdout).toBe('granted jobs serves /jobs/*\ngranted jobs serves /vacancy\n');
  await run('paths grant jobs /course --target');
  const list = (await run('paths list')).stdout.split('\n').map((line) => line.split(/\s{2,}/));
  expect(list.slice(0, 4).map(([owner, pattern, use]) => [owner, pattern, use])).toEqual([
    ['jobs', '/jobs/*', expect.anything()],
    ['jobs', '/vacancy', expect.anything()],
    ['jobs', '/course', 'redirects to it'],
    ['edge', '/api/*', 'reserved'],
  ]);
});
