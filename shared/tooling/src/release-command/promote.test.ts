import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promoteEndpoint } from '@sopaan/schemas/release-environment';
import { ErrorResponse, startFakeRegistry, type FakeRegistry } from '../registry/testing/fake-registry';
import { addReleaseStore, setOf, summary, type FakeReleaseStore } from '../registry/testing/fake-release-store';
import { writeBuiltRemote } from '../release/testing/built-remote';
import { runVerb } from './testing/run-verb';

const PROMOTE = /environments\/production\/promote$/;
const set = setOf([{ unit: 'explore', release: '1.4.0-bb' }]);
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

const run = (words: string) => runVerb(registry.url, root, words);
const promotions = () => registry.requests.filter((request) => PROMOTE.test(request)).length;
const shown = () => store.environments.get('production')?.set.parts;

test('a version is found, promoted on the revision that was seen, and waited for', async () => {
  const { code, stdout } = await run('promote explore@1.4.0 --why Faster');
  expect(code).toBe(0);
  expect(stdout).toContain(`production shows set ${set.id}, revision 1`);
  expect(stdout).toContain('New visitors have it');
  expect(shown()).toEqual(set.parts);
  // Saying it again changes nothing.
  expect((await run('promote explore@1.4.0')).stdout).toContain('shows that already');
  expect(promotions()).toBe(1);
});

test('without @ it is what this checkout built last; that must be published', async () => {
  writeBuiltRemote(root, 'explore', '1.4.0-bb');
  expect((await run('promote explore')).code).toBe(0);
  expect(shown()).toEqual(set.parts);
  writeBuiltRemote(root, 'explore', '1.6.0-ee');
  const unpublished = await run('promote explore');
  expect(unpublished.code).toBe(1);
  expect(unpublished.stderr).toContain('is not published: npm run release -- publish explore');
  expect((await run('promote practice')).stderr).toContain('this checkout does not hold it');
});

test('latest is what was published last; a version of several releases is refused with them', async () => {
  const several = await run('promote explore@1.5.0');
  expect(several.code).toBe(1);
  expect(several.stderr).toMatch(
    /names 2 releases.*\n {2}explore@1\.5\.0-dd.*\n {2}explore@1\.5\.0-cc/,
  );
  await run('promote explore@latest');
  expect(shown()).toEqual([{ unit: 'explore', release: '1.5.0-dd' }]);
  expect((await run('promote explore@9.9.9')).stderr).toContain('There is no release');
  expect((await run('promote explore@latest explore@1.4.0')).stderr).toContain('named twice');
});

test('a refusal of the gate names rule, pair and reason, and ends with 2', async () => {
  const reasons = [{ rule: 'contract', about: ['host@1', 'explore@2'], message: 'Needs ^2.0.0.' }];
  registry.on(promoteEndpoint, () => {
    throw new ErrorResponse(422, 'RELEASE_REFUSED', reasons);
  });
  const told = await run('promote explore@1.4.0');
  expect(told).toMatchObject({ code: 2, stdout: '' });
  expect(told.stderr).toContain('contract host@1, explore@2\n    Needs ^2.0.0.');
  const json = await run('promote explore@1.4.0 --json');
  expect(json).toMatchObject({ code: 2, stderr: '' });
  expect(JSON.parse(json.stdout)).toMatchObject({ error: { code: 'RELEASE_REFUSED', reasons } });
});

test.each([
  ['ENVIRONMENT_MOVED', 409, 3],
  ['ENVIRONMENT_LOCKED', 409, 3],
  ['FORBIDDEN', 403, 4],
  ['UNAVAILABLE', 503, 5],
  ['NOT_FOUND', 404, 1],
])('%s ends with its own exit code', async (code, status, expected) => {
  registry.on(promoteEndpoint, () => {
    throw new ErrorResponse(status, code);
  });
  expect((await run('promote explore@1.4.0')).code).toBe(expected);
});

test('a promotion whose answer was lost is not sent again: it is looked whether it happened', async () => {
  registry.loseAnswers(PROMOTE, 1);
  expect(await run('promote explore@1.4.0')).toMatchObject({ code: 0 });
  expect(promotions()).toBe(1);
  expect(shown()).toEqual(set.parts);
});

test('a promotion that did not happen is said so, and not sent again', async () => {
  registry.breakRequests(PROMOTE, 1);
  const { code, stderr } = await run('promote explore@1.4.0');
  expect(code).toBe(5);
  expect(stderr).toContain('production has not changed');
  expect(promotions()).toBe(1);
});

test('when someone else moved the environment meanwhile, it is not taken for one’s own', async () => {
  await run('promote explore@1.3.0');
  registry.on(promoteEndpoint, ({ expected }) => {
    const before = store.environments.get('production');
    if (before) store.environments.set('production', { ...before, revision: expected + 1 });
    throw new ErrorResponse(504, 'UNAVAILABLE');
  });
  expect((await run('promote explore@1.4.0')).code).toBe(3);
});

test('a canary is told as one, and its percent must make sense', async () => {
  await run('promote explore@1.3.0');
  const { code, stdout } = await run('promote explore@1.4.0 --percent 10');
  expect(code).toBe(0);
  expect(stdout).toContain('10 visitors in a hundred');
  expect(stdout).toContain('1.3.0-aa → 1.4.0-bb');
  const wrong = await run('promote explore@1.4.0 --percent 100');
  expect(wrong).toMatchObject({
    code: 1,
    stderr: '--percent must be a whole number from 1 to 99\n',
  });
});

test('a site that does not show it in 10 seconds is said, and the promotion stands', async () => {
  registry.readiness.set = '000000000000';
  const { code, stdout } = await run('promote explore@1.4.0');
  expect(code).toBe(0);
  expect(stdout).toContain('does not show it after 10 s');
  expect(shown()).toEqual(set.parts);
});

test('rollback names what it brings back', async () => {
  await run('promote explore@1.4.0');
  const { code, stdout } = await run('rollback --json --why Broken');
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toMatchObject({ status: 'rolled back', environment: { revision: 2 } });
  expect((await run('rollback --in staging')).stderr).toContain('There is no environment staging');
});
