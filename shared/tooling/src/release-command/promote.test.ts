import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promoteEndpoint } from '@sopaan/schemas/releases/environment';
import {
  ErrorResponse,
  startFakeRegistry,
  type FakeRegistry,
} from '../registry/testing/fake-registry';
import {
  addReleaseStore,
  createSet,
  summary,
  type FakeReleaseStore,
} from '../registry/testing/fake-release-store';
import { writeBuiltRemote } from '../release/testing/built-remote';
import { runSubcommand } from './testing/run-subcommand';

const PROMOTE = /environments\/production\/promote$/;
const set = createSet([{ unit: 'explore', release: '1.4.0-bb' }]);
let root: string;
let registry: FakeRegistry;
let store: FakeReleaseStore;

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'sopaan release '));
  registry = await startFakeRegistry();
  store = addReleaseStore(registry);
  registry.readiness.set = set.id;
  for (const release of ['1.3.0-aa', '1.4.0-bb', '1.5.0-cc', '1.5.0-dd']) {
    const version = release.slice(0, 5);
    store.releases.unshift(summary({ unit: 'explore', release, version }));
  }
});

afterEach(async () => {
  await registry.stop();
  rmSync(root, { recursive: true, force: true });
});

const run = (args: string) => runSubcommand(registry.url, root, args);
const promotions = () => registry.requests.filter((request) => PROMOTE.test(request)).length;
const promotedReleases = () => store.environments.get('production')?.set.parts;

test('resolves a version, promotes it on the revision it read, and waits until the site shows it', async () => {
  const { code, stdout } = await run('promote explore@1.4.0 --why Faster');
  expect(code).toBe(0);
  expect(stdout).toContain(`production is now at set ${set.id}, revision 1`);
  expect(stdout).toContain('New visitors get it');
  expect(promotedReleases()).toEqual(set.parts);
  // Repeating it changes nothing.
  expect((await run('promote explore@1.4.0')).stdout).toContain('already has these releases');
  expect(promotions()).toBe(1);
});

test('a name without @ means the latest build of this checkout, which must be published', async () => {
  writeBuiltRemote(root, 'explore', '1.4.0-bb');
  expect((await run('promote explore')).code).toBe(0);
  expect(promotedReleases()).toEqual(set.parts);
  writeBuiltRemote(root, 'explore', '1.6.0-ee');
  const unpublished = await run('promote explore');
  expect(unpublished.code).toBe(1);
  expect(unpublished.stderr).toContain('is not published. Run: npm run release -- publish explore');
  expect((await run('promote practice')).stderr).toContain('it is not part of this checkout');
});

test('rejects a version with several releases and lists them', async () => {
  const ambiguous = await run('promote explore@1.5.0');
  expect(ambiguous.code).toBe(1);
  expect(ambiguous.stderr).toMatch(
    /matches 2 releases.*\n {2}explore@1\.5\.0-dd.*\n {2}explore@1\.5\.0-cc/,
  );
});

test('the version `latest` means the newest published release', async () => {
  await run('promote explore@latest');
  expect(promotedReleases()).toEqual([{ unit: 'explore', release: '1.5.0-dd' }]);
});

test('rejects an unknown version, and two releases of one unit', async () => {
  expect((await run('promote explore@9.9.9')).stderr).toContain('There is no release');
  expect((await run('promote explore@latest explore@1.4.0')).stderr).toContain('named twice');
});

test('[P12] the registry says what became of a release that it does not list any more', async () => {
  const message = 'explore@1.0.0-0123456789 was removed on 2026-01-05.';
  registry.on(promoteEndpoint, ({ parts }) => {
    const about = parts.map(({ unit, release }) => `${unit}@${release}`);
    throw new ErrorResponse(422, 'RELEASE_REFUSED', [{ rule: 'removed', about, message }]);
  });
  const { code, stderr } = await run('promote explore@1.0.0-0123456789');
  expect(code).toBe(2);
  expect(stderr).toContain(message);
});

test('prints rule, releases and reason of a rejected promotion, and exits with 2', async () => {
  const reasons = [{ rule: 'contract', about: ['host@1', 'explore@2'], message: 'Needs ^2.0.0.' }];
  registry.on(promoteEndpoint, () => {
    throw new ErrorResponse(422, 'RELEASE_REFUSED', reasons);
  });
  const textRun = await run('promote explore@1.4.0');
  expect(textRun).toMatchObject({ code: 2, stdout: '' });
  expect(textRun.stderr).toContain('contract host@1, explore@2\n    Needs ^2.0.0.');
  const jsonRun = await run('promote explore@1.4.0 --json');
  expect(jsonRun).toMatchObject({ code: 2, stderr: '' });
  expect(JSON.parse(jsonRun.stdout)).toMatchObject({ error: { code: 'RELEASE_REFUSED', reasons } });
});

test.each([
  ['ENVIRONMENT_MOVED', 409, 3],
  ['ENVIRONMENT_LOCKED', 409, 3],
  ['FORBIDDEN', 403, 4],
  ['UNAVAILABLE', 503, 5],
  ['NOT_FOUND', 404, 1],
])('a promotion that is rejected with %s (%i) exits with %i', async (code, status, expected) => {
  registry.on(promoteEndpoint, () => {
    throw new ErrorResponse(status, code);
  });
  expect((await run('promote explore@1.4.0')).code).toBe(expected);
});

test('checks the environment instead of resending a promotion whose response was lost', async () => {
  registry.dropResponses(PROMOTE, 1);
  expect(await run('promote explore@1.4.0')).toMatchObject({ code: 0 });
  expect(promotions()).toBe(1);
  expect(promotedReleases()).toEqual(set.parts);
});

test('reports a promotion that was not applied, and does not resend it', async () => {
  registry.dropRequests(PROMOTE, 1);
  const { code, stderr } = await run('promote explore@1.4.0');
  expect(code).toBe(5);
  expect(stderr).toContain('production has not changed');
  expect(promotions()).toBe(1);
});

test('does not mistake a concurrent change of the environment for its own', async () => {
  await run('promote explore@1.3.0');
  registry.on(promoteEndpoint, ({ expected }) => {
    const before = store.environments.get('production');
    if (before) store.environments.set('production', { ...before, revision: expected + 1 });
    throw new ErrorResponse(504, 'UNAVAILABLE');
  });
  expect((await run('promote explore@1.4.0')).code).toBe(3);
});

test('promote reports that it started a canary, and rejects an invalid percentage', async () => {
  await run('promote explore@1.3.0');
  const { code, stdout } = await run('promote explore@1.4.0 --percent 10');
  expect(code).toBe(0);
  expect(stdout).toContain('10 % of visitors');
  expect(stdout).toContain('1.3.0-aa → 1.4.0-bb');
  const invalidRun = await run('promote explore@1.4.0 --percent 100');
  expect(invalidRun).toMatchObject({
    code: 1,
    stderr: '--percent must be a whole number from 1 to 99\n',
  });
});

test('reports a site that does not show the set within 10 seconds; the promotion remains', async () => {
  registry.readiness.set = '000000000000';
  const { code, stdout } = await run('promote explore@1.4.0');
  expect(code).toBe(0);
  expect(stdout).toContain('does not serve it after 10 s');
  expect(promotedReleases()).toEqual(set.parts);
});

test('rollback prints the new state of the environment', async () => {
  await run('promote explore@1.4.0');
  const { code, stdout } = await run('rollback --json --why Broken');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'rolled back', environment: { revision: 2 } });
  expect((await run('rollback --in staging')).stderr).toContain('There is no environment staging');
});
