import { readdir, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import {
  environmentHistoryEndpoint,
  promoteEndpoint,
  type Environment,
} from '@sopaan/schemas/releases/environment';
import { page } from '../../../testing/fake-manifest';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';
import { TestEnvironment, releasesIn } from './testing/test-environment';

const api = testApp();

const historyOf = async ({ name }: Environment) => {
  const input = { environment: name, limit: undefined };
  return (await api.call(environmentHistoryEndpoint, input, TEST_DEPLOY_TOKEN)).entries;
};

test('the first promotion creates the environment', async () => {
  const environment = await new TestEnvironment(api, 'first').promoteFirstReleases();
  expect(environment).toMatchObject({
    revision: 1,
    changedBy: 'operator',
    canary: null,
    lock: null,
  });
  expect(environment.set.parts.map(({ unit }) => unit)).toEqual(['host', 'explore', 'practice']);
  expect(environment.set.id).toMatch(/^[0-9a-f]{12}$/);
  expect(Math.abs(Date.parse(environment.since) - Date.now())).toBeLessThan(60_000);
});

test('the first promotion needs a host', async () => {
  const environment = new TestEnvironment(api, 'hostless');
  const rejected = await environment.rejectedPromote([
    await environment.publish('explore', '1.1.0'),
  ]);
  expect(rejected).toMatchObject({ status: 422, code: 'RELEASE_REFUSED' });
  expect(rejected.reasons).toMatchObject([{ rule: 'complete', about: ['host'] }]);
  await expect(environment.current()).rejects.toThrow('does not exist');
});

test('a promotion changes one unit and is recorded in history and log', async () => {
  const environment = new TestEnvironment(api, 'moving');
  const before = await environment.promoteFirstReleases();
  const after = await environment.publishAndPromote('explore', '1.2.0', { why: 'a new home page' });

  expect(after.revision).toBe(2);
  expect(releasesIn(after.set)).toEqual({
    ...releasesIn(before.set),
    explore: environment.releaseName('1.2.0'),
  });
  expect(await historyOf(after)).toMatchObject([
    { revision: 2, set: after.set, by: 'operator', action: 'promote', why: 'a new home page' },
    { revision: 1, set: before.set },
  ]);
  expect(await environment.log()).toMatchObject([
    {
      actor: 'operator',
      action: 'promote',
      releases: [`explore@${environment.releaseName('1.2.0')}`],
      why: 'a new home page',
      from: before.set.id,
      to: after.set.id,
    },
    { action: 'promote', from: null, to: before.set.id },
  ]);
});

test('a promotion based on an older revision is rejected with who changed it, when, and from which set to which', async () => {
  const environment = new TestEnvironment(api, 'moved');
  const initialState = await environment.promoteFirstReleases();
  const current = await environment.publishAndPromote('explore', '1.2.0', { why: 'in a hurry' });
  const release = await environment.publish('practice', '1.2.0');

  const rejection = await environment.rejectedPromote([release], {
    expected: initialState.revision,
  });
  expect(rejection).toMatchObject({ status: 409, code: 'ENVIRONMENT_MOVED' });
  expect(rejection.reasons).toEqual([
    {
      rule: 'moved',
      about: ['moved', `explore@${environment.releaseName('1.2.0')}`],
      message: expect.stringMatching(
        `^Revision 2, 20.*Z, by operator: promote explore@.* from the set ${initialState.set.id} to ${current.set.id} \\(in a hurry\\)\\.$`,
      ),
    },
  ]);
  expect(await environment.current()).toEqual(current);
});

test.each([
  ['does not exist', 'never', 3, /Use revision 0/],
  ['has a lower revision', 'moved', 99, /is at revision 2, not 99/],
])('rejects a promotion to an environment that %s', async (_what, name, expected, message) => {
  const environment = new TestEnvironment(api, name);
  const release = await environment.publish('explore', '1.7.0');
  const rejected = await environment.rejectedPromote([release], { expected });
  expect(rejected.code).toBe('ENVIRONMENT_MOVED');
  expect(rejected.reasons[0]?.message).toMatch(message);
});

test('promoting the current releases changes nothing and keeps the revision', async () => {
  const environment = new TestEnvironment(api, 'same');
  const before = await environment.promoteFirstReleases();
  expect(await environment.promote(before.set.parts)).toEqual(before);
  expect(await environment.log()).toHaveLength(1);
});

test('rejects a release that was never published and suggests similar ones', async () => {
  const environment = new TestEnvironment(api, 'unknown');
  await environment.promoteFirstReleases();
  await environment.publish('explore', '1.21.0');
  const typo = { unit: 'explore', release: '1.21.0-unknwn' };
  const stranger = { unit: 'stranger', release: '1.0.0' };

  const rejected = await environment.rejectedPromote([typo, stranger]);
  expect(rejected.code).toBe('RELEASE_REFUSED');
  expect(rejected.reasons).toEqual([
    {
      rule: 'unknown',
      about: ['explore@1.21.0-unknwn'],
      message: expect.stringContaining('Similar releases: explore@1.21.0-unknown'),
    },
    {
      rule: 'unknown',
      about: ['stranger@1.0.0'],
      message: expect.stringContaining('neither is any other release of stranger'),
    },
  ]);
});

test('rejects a promotion that names a unit twice', async () => {
  const environment = new TestEnvironment(api, 'twice');
  await environment.promoteFirstReleases();
  const releases = [
    await environment.publish('explore', '1.2.0'),
    await environment.publish('explore', '1.3.0'),
  ];
  const rejected = await environment.rejectedPromote(releases);
  expect(rejected.reasons.map(({ rule }) => rule)).toContain('complete');
});

test('a set that fails validation is rejected with all reasons', async () => {
  const environment = new TestEnvironment(api, 'gate');
  const before = await environment.promoteFirstReleases();
  const release = await environment.publish('explore', '1.2.0', {
    contract: '^2.0.0',
    shared: [{ name: 'react', version: '^18.0.0' }],
    routes: [page('/explore/other', 'home', { budget: 1 })],
    bytes: 2000,
  });
  const rejected = await environment.rejectedPromote([release]);
  expect(rejected).toMatchObject({ status: 422, code: 'RELEASE_REFUSED' });
  const rules = rejected.reasons.map(({ rule }) => rule);
  expect(rules).toEqual(['contract', 'shared', 'paths', 'budget']);
  expect(await environment.current()).toEqual(before);
});

test('rejects a release with a missing or damaged file', async () => {
  const environment = new TestEnvironment(api, 'damaged');
  const before = await environment.promoteFirstReleases();
  const filesBefore = new Set(await storedFiles());
  const release = await environment.publish('explore', '1.2.0');
  const [missing, damaged] = (await storedFiles()).filter((file) => !filesBefore.has(file));
  if (!missing || !damaged) throw new Error('the release has two files of its own');
  await rm(join(api.storeFolder, missing));
  await truncate(join(api.storeFolder, damaged), 10);

  const rejection = await environment.rejectedPromote([release]);
  expect(rejection.code).toBe('RELEASE_REFUSED');
  expect(rejection.reasons).toHaveLength(2);
  const name = `explore@${release.release}`;
  for (const reason of rejection.reasons)
    expect(reason).toMatchObject({ rule: 'files', about: [name] });
  const messages = rejection.reasons.map(({ message }) => message).join('\n');
  expect(messages).toContain('does not have this file');
  expect(messages).toContain('differs from what was published');
  expect(await environment.current()).toEqual(before);
});

test('a token of one unit promotes that unit and no other', async () => {
  const environment = new TestEnvironment(api, 'team');
  await environment.promoteFirstReleases();
  const token = await environment.tokenOf('explore');
  const promoted = await environment.publishAndPromote('explore', '1.2.0', { token });
  expect(promoted.changedBy).toBe('explore-team-team');

  const releases = [
    await environment.publish('explore', '1.3.0'),
    await environment.publish('practice', '1.3.0'),
  ];
  const rejected = await environment.rejectedPromote(releases, { token });
  expect(rejected).toMatchObject({ status: 403, code: 'FORBIDDEN' });
  expect(rejected.reasons[0]).toMatchObject({
    about: [`practice@${environment.releaseName('1.3.0')}`],
  });
});

test('a promotion requires a token', async () => {
  const input = { environment: 'team', expected: 0, parts: [{ unit: 'host', release: '1.0.0' }] };
  expect((await api.rejection(promoteEndpoint, input)).code).toBe('UNAUTHENTICATED');
});

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(api.storeFolder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(api.storeFolder.length + 1));
}
