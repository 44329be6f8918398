import type { Release } from '@sopaan/contract/release';
import type { Reason } from '@sopaan/schemas/api/error';
import { fakeBuild, page, type FakeRelease } from '../../../testing/fake-manifest';
import { checkSet } from './check-set';

const manifestOf = (fake: FakeRelease): Release => fakeBuild(fake).manifest;

const HOST = manifestOf({ unit: 'host', release: '1.0.0-h' });
const EXPLORE = manifestOf({ unit: 'explore', release: '1.0.0-e' });
const PRACTICE = manifestOf({ unit: 'practice', release: '1.0.0-p' });
const PRESENT = [HOST, EXPLORE, PRACTICE];

/** The current set with these releases in place of those of the same units. */
const withReleases = (...releases: Release[]) => [
  ...PRESENT.filter(({ unit }) => releases.every((release) => release.unit !== unit)),
  ...releases,
];
const check = (candidate: Release[], budgets = true): Reason[] =>
  checkSet({ candidate, present: PRESENT, budgets });

test('accepts a set of compatible releases', () => {
  expect(check(PRESENT)).toEqual([]);
  expect(checkSet({ candidate: PRESENT, budgets: true })).toEqual([]);
});

test('rejects a set without a host', () => {
  expect(checkSet({ candidate: [EXPLORE], budgets: true })).toEqual([
    expect.objectContaining({ rule: 'complete', about: ['host'] }),
  ]);
});

test('rejects two releases of one unit', () => {
  const other = manifestOf({ unit: 'explore', release: '1.1.0-e', routes: [] });
  expect(checkSet({ candidate: [...PRESENT, other], budgets: true })).toEqual([
    expect.objectContaining({ rule: 'complete', about: ['explore@1.0.0-e', 'explore@1.1.0-e'] }),
  ]);
});

test('rejects a remote that needs another contract than the host offers, and names the pair', () => {
  const [reason, ...more] = check(
    withReleases(manifestOf({ unit: 'explore', release: '2.0.0-e', contract: '^2.0.0' })),
  );
  expect(more).toEqual([]);
  expect(reason).toMatchObject({
    rule: 'contract',
    about: ['explore@2.0.0-e', 'host@1.0.0-h'],
    message: expect.stringMatching(/needs the contract \^2\.0\.0.*offers 1\.0\.0/),
  });
});

test('adapters on either side make two major versions of the contract compatible', () => {
  const remote = manifestOf({ unit: 'explore', contract: '^2.0.0', adapts: [1] });
  expect(check(withReleases(remote))).toEqual([]);
  const host = manifestOf({ unit: 'host', contract: '2.0.0', adapts: [1] });
  expect(check(withReleases(host))).toEqual([]);
});

test.each([
  ['^19.4.0', /needs react \^19\.4\.0, but host@1\.0\.0-h provides 19\.3\.1/],
  ['^18.0.0', /needs react \^18\.0\.0, but host@1\.0\.0-h provides 19\.3\.1/],
])('rejects a remote that needs react %s together with a host with 19.3.1', (version, message) => {
  const remote = manifestOf({
    unit: 'practice',
    release: '2',
    shared: [{ name: 'react', version }],
  });
  expect(check(withReleases(remote))).toEqual([
    {
      rule: 'shared',
      about: ['practice@2', 'host@1.0.0-h'],
      message: expect.stringMatching(message),
    },
  ]);
});

test('rejects a remote that needs a library that the host does not provide', () => {
  const shared = [{ name: 'left-pad', version: '^1.0.0' }];
  expect(check(withReleases(manifestOf({ unit: 'practice', release: '2', shared })))).toEqual([
    {
      rule: 'shared',
      about: ['practice@2', 'host@1.0.0-h'],
      message: expect.stringMatching(/left-pad \^1\.0\.0, which host@1\.0\.0-h does not provide/),
    },
  ]);
});

test('checks a new host against all remaining remotes', () => {
  const host = manifestOf({
    unit: 'host',
    release: '2',
    shared: [{ name: 'react', version: '20.0.0' }],
  });
  const abouts = check(withReleases(host)).map(({ about }) => about.join(' '));
  expect(new Set(abouts)).toEqual(new Set(['explore@1.0.0-e host@2', 'practice@1.0.0-p host@2']));
});

test.each(['/explore', '/EXPLORE'])('rejects two units that own %s', (path) => {
  const routes = [page('/practice', 'home'), page(path, 'home')];
  expect(check(withReleases(manifestOf({ unit: 'practice', release: '2', routes })))).toEqual([
    {
      rule: 'paths',
      about: ['explore@1.0.0-e', 'practice@2'],
      message: expect.stringMatching(/is claimed by/),
    },
  ]);
});

test('paths that differ only in the names of parameters are the same', () => {
  const one = manifestOf({
    unit: 'explore',
    routes: [page('/explore', 'a'), page('/c/:title', 'b')],
  });
  const two = manifestOf({
    unit: 'practice',
    routes: [page('/practice', 'a'), page('/c/:id', 'b')],
  });
  expect(check(withReleases(one, two)).map(({ rule }) => rule)).toEqual(['paths']);
});

test('[P1] rejects patterns of two units that match one path, unless visitors see both already', () => {
  const one = manifestOf({
    unit: 'explore',
    routes: [page('/explore', 'a'), page('/c/:title/:id', 'b')],
  });
  const two = manifestOf({
    unit: 'practice',
    routes: [page('/practice', 'a'), page('/c/:title/new', 'b')],
  });
  expect(check(withReleases(one, two))).toEqual([
    {
      rule: 'paths',
      about: [expect.stringMatching(/^explore@/), expect.stringMatching(/^practice@/)],
      message: expect.stringContaining('match the same paths'),
    },
  ]);
  const candidate = withReleases(one, two);
  expect(checkSet({ candidate, present: candidate, budgets: true })).toEqual([]);
});

test('rejects a release that drops a path in use', () => {
  const remote = manifestOf({ unit: 'explore', release: '2', routes: [page('/else', 'home')] });
  expect(check(withReleases(remote))).toEqual([
    {
      rule: 'paths',
      about: ['explore@1.0.0-e', 'explore@2'],
      message: expect.stringMatching(/^\/explore is served by .*redirect/),
    },
  ]);
});

test('rejects a set without the unit of a path in use', () => {
  expect(check([HOST, EXPLORE])).toEqual([
    {
      rule: 'paths',
      about: ['practice@1.0.0-p'],
      message: expect.stringMatching(/^\/practice is served by .*no release of practice/),
    },
  ]);
});

test('a path in use may become a redirect or move to another unit', () => {
  const redirect = { path: '/explore', redirect: { guest: '/else', member: '/else' } };
  const redirecting = manifestOf({ unit: 'explore', routes: [redirect, page('/else', 'home')] });
  expect(check(withReleases(redirecting))).toEqual([]);
  const withoutPath = manifestOf({ unit: 'explore', routes: [page('/else', 'home')] });
  const taking = manifestOf({
    unit: 'practice',
    routes: [page('/practice', 'home'), page('/explore', 'home')],
  });
  expect(check(withReleases(withoutPath, taking))).toEqual([]);
});

test('rejects a page over its budget and names the share of each release', () => {
  const routes = [page('/explore', 'home', { budget: 1 })];
  const remote = manifestOf({ unit: 'explore', release: '2', routes, bytes: 2000 });
  expect(check(withReleases(remote))).toEqual([
    {
      rule: 'budget',
      about: ['explore@2', 'host@1.0.0-h'],
      message: expect.stringMatching(
        /\/explore would load 2\.\d KiB of 1 KiB: host@1\.0\.0-h 0\.4 KiB, explore@2 2\.2 KiB/,
      ),
    },
  ]);
  expect(check(withReleases(remote), false)).toEqual([]);
});

test('a page without a budget of its own has the default budget', () => {
  const heavy = (bytes: number) => manifestOf({ unit: 'explore', release: '2', bytes });
  expect(check(withReleases(heavy(300 * 1024)))).toEqual([]);
  const reasons = check(withReleases(heavy(330 * 1024)));
  expect(reasons).toEqual([expect.objectContaining({ rule: 'budget' })]);
  expect(reasons[0]?.message).toContain('of 310 KiB');
});
