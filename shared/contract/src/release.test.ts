import { releaseSchema } from './release';

const integrity = `sha384-${'A'.repeat(64)}`;
const release = {
  unit: 'explore',
  version: '1.0.0',
  release: '1.0.0-abc',
  contract: '^1.0.0',
  entry: 'remote.js',
  container: 'sopaan_explore',
  shared: [{ name: 'react', version: '^19.0.0', files: { js: [], css: [] } }],
  routes: [],
  start: { js: ['remote.js'], css: [] },
  screens: [{ name: 'home', files: { js: ['1.js'], css: [] }, shared: [] }],
  files: [{ name: 'remote.js', integrity, bytes: 10, brotli: 5 }],
};

test('accepts the manifest that a build writes', () => {
  expect(releaseSchema.isValidSync(release, { strict: true })).toBe(true);
});

test.each([
  ['a file outside its folder', { entry: '../main.js' }],
  ['a file elsewhere', { entry: 'https://evil.example/x.js' }],
  ['a release that is a path', { release: '../other' }],
  ['a file without a hash', { files: [{ ...release.files[0], integrity: '' }] }],
])('rejects %s', (_what, wrong) => {
  expect(releaseSchema.isValidSync({ ...release, ...wrong }, { strict: true })).toBe(false);
});
