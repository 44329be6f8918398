import { federationManifestFaults } from './federation-manifest';
import type { Release } from './release';

const NO_FILES = { js: [], css: [] };

const remote: Release = {
  unit: 'explore',
  version: '1.0.0',
  release: '1.0.0-abc',
  contract: '^2.5.0',
  adapts: [],
  entry: 'remote.js',
  container: 'sopaan_explore_1_0_0_abc',
  shared: [
    { name: 'yup', version: '^1.7.0', files: NO_FILES },
    { name: 'react', version: '^19.0.0', files: NO_FILES },
    { name: '@module-federation/runtime-core', version: '^2.9.2', files: NO_FILES },
  ],
  routes: [],
  start: { js: ['remote.js'], css: [] },
  screens: [],
  files: [],
};
const manifest = {
  name: remote.container,
  metaData: {
    globalName: remote.container,
    publicPath: 'auto',
    remoteEntry: { path: '', name: 'remote.js' },
  },
  exposes: [{ path: './remote' }],
  shared: [
    { name: 'react', version: '', requiredVersion: '^19.0.0' },
    { name: 'yup', version: '', requiredVersion: '^1.7.0' },
  ],
};
const host: Release = {
  ...remote,
  unit: 'host',
  entry: 'main.js',
  container: '',
  shared: [{ name: 'react', version: '19.3.1', files: NO_FILES }],
};
const hostManifest = {
  name: 'sopaan_host',
  metaData: {
    ...manifest.metaData,
    globalName: 'sopaan_host',
    remoteEntry: { path: '', name: '' },
  },
  exposes: [],
  shared: [{ name: 'react', version: '19.3.1', requiredVersion: '^19.3.1' }],
};

const fieldsOf = (release: Release, text: string) =>
  federationManifestFaults(release, text).map(({ field }) => field);

test('the manifests of a remote and of a host agree with their releases', () => {
  expect(fieldsOf(remote, JSON.stringify(manifest))).toEqual([]);
  expect(fieldsOf(host, JSON.stringify(hostManifest))).toEqual([]);
});

test.each([
  ['name', { name: 'other' }],
  ['metaData.globalName', { metaData: { ...manifest.metaData, globalName: 'other' } }],
  [
    'metaData.publicPath',
    { metaData: { ...manifest.metaData, publicPath: 'https://evil.example/' } },
  ],
  [
    'metaData.remoteEntry',
    { metaData: { ...manifest.metaData, remoteEntry: { path: '', name: 'other.js' } } },
  ],
  ['exposes', { exposes: [{ path: './other' }] }],
  ['shared', { shared: [] }],
  ['manifest', { exposes: undefined }],
])('names the field in which a manifest disagrees: %s', (field, wrong) => {
  expect(fieldsOf(remote, JSON.stringify({ ...manifest, ...wrong }))).toEqual([field]);
});

test('a host that provides another version than its release disagrees', () => {
  const shared = [{ name: 'react', version: '18.0.0', requiredVersion: '^18.0.0' }];
  expect(federationManifestFaults(host, JSON.stringify({ ...hostManifest, shared }))).toEqual([
    { field: 'shared', message: 'shared is ["react@18.0.0"], not ["react@19.3.1"].' },
  ]);
});

test('a manifest that is not JSON is a fault', () => {
  expect(fieldsOf(remote, 'nothing')).toEqual(['manifest']);
});
