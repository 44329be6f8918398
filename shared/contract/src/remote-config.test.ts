import { defineRemoteConfig, type RemoteConfig } from './remote-config';
import { pathShape } from './routes';

const page = {
  path: '/course/:title/:id',
  screen: 'course-detail',
  layout: 'page',
  access: 'public',
  title: 'Course',
  description: 'A course.',
} as const;

const config = (changes: object = {}): RemoteConfig => ({
  ...{ name: 'explore', version: '1.0.0', contract: '^1.0.0', routes: [page] },
  ...changes,
});

test('returns a valid configuration unchanged', () => {
  const redirect = { path: '/explore', redirect: { guest: '/a', member: '/b' } };
  expect(defineRemoteConfig(config({ routes: [page, redirect] })).routes).toEqual([page, redirect]);
});

test.each([
  ['a name with characters other than a-z', config({ name: 'Explore!' })],
  ['no version', config({ version: '1' })],
  ['a path without a slash', config({ routes: [{ ...page, path: 'course' }] })],
  ['a path to another site', config({ routes: [{ ...page, path: '//evil.example' }] })],
  ['an unknown layout', config({ routes: [{ ...page, layout: 'wide' }] })],
  ['an unknown access', config({ routes: [{ ...page, access: 'secret' }] })],
  ['a title that is too long', config({ routes: [{ ...page, title: 'x'.repeat(61) }] })],
  ['code instead of data', config({ routes: [{ ...page, load: 'x' }] })],
  ['one path twice', config({ routes: [page, { ...page, path: '/COURSE/:a/:b' }] })],
])('rejects %s', (_what, wrong) => {
  expect(() => defineRemoteConfig(wrong)).toThrow();
});

test('two patterns that match the same URLs have one shape', () => {
  expect(pathShape('/Course/:title/:id')).toBe(pathShape('/course/:a/:b'));
  expect(pathShape('/course/:id')).not.toBe(pathShape('/course/new'));
});
