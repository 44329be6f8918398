import { BLOB_MAX_BYTES, RELEASE_MAX_FILES, RELEASE_MAX_BYTES } from '@sopaan/contract/blob';
import type { Release } from '@sopaan/contract/release';
import { fakeBuild, page } from '../../../testing/fake-manifest';
import { manifestFaults } from './manifest-faults';

const remote = fakeBuild({ unit: 'explore', routes: [page('/explore/:id', 'home')] }).manifest;
const host = fakeBuild({ unit: 'host' }).manifest;
const [screen = { name: '', files: { js: [], css: [] }, shared: [] }] = remote.screens;

const rulesOf = (release: Release) => manifestFaults(release).map(({ rule }) => rule);
const faultsOf = (release: Release) =>
  manifestFaults(release).map(({ rule, about }) => [rule, ...about]);
const file = (name: string, bytes = 1) => ({
  name,
  integrity: `sha384-${'A'.repeat(64)}`,
  bytes,
  brotli: bytes,
});
const withFiles = (...files: Release['files']) => ({
  ...remote,
  files: [...remote.files, ...files],
});
const withTitle = (title: string) => ({ ...remote, routes: [page('/explore', 'home', { title })] });
const withRedirect = (target: string) => ({
  ...remote,
  routes: [
    page('/explore', 'home'),
    { path: '/old', redirect: { guest: target, member: '/explore' } },
  ],
});

test('accepts the manifests of a built remote and host', () => {
  expect(manifestFaults(remote)).toEqual([]);
  expect(manifestFaults(host)).toEqual([]);
});

test('accepts a hash with two slashes', () => {
  const integrity = `sha384-${'/'.repeat(64)}`;
  expect(rulesOf(withFiles({ ...file('a.js'), integrity }))).toEqual([]);
});

test.each<[keyof Release, Partial<Release>]>([
  ['unit', { unit: 'Explore' }],
  ['unit', { unit: 'a'.repeat(41) }],
  ['version', { version: '1.0' }],
  ['release', { release: '2.0.0-a' }],
  ['release', { release: '1.0.01' }],
  ['release', { release: `1.0.0-${'a'.repeat(123)}` }],
  ['contract', { contract: '>=1.0.0' }],
  ['entry', { entry: 'home.1.js' }],
  ['container', { container: remote.container.replace('explore', 'learn') }],
  // The container would replace this global variable of the page.
  ['container', { container: 'location' }],
])('rejects a remote for its %s: %j', (field, change) => {
  expect(faultsOf({ ...remote, ...change })).toContainEqual(['name', field]);
});

test.each<[keyof Release, Partial<Release>]>([
  ['contract', { contract: '^1.0.0' }],
  ['container', { container: 'sopaan_host_1_0_0' }],
  ['entry', { entry: 'home.1.js' }],
])('rejects a host for its %s: %j', (field, change) => {
  expect(faultsOf({ ...host, ...change })).toEqual([['name', field]]);
});

test.each<[string, Release]>([
  [
    'an entry',
    {
      ...remote,
      start: { js: [], css: [] },
      files: remote.files.filter(({ name }) => name !== remote.entry),
    },
  ],
  ['a script of the start', { ...remote, start: { js: ['remote.js', 'gone.js'], css: [] } }],
  ['a style of the start', { ...remote, start: { js: ['remote.js'], css: ['gone.css'] } }],
  [
    'a file of a screen',
    { ...remote, screens: [{ ...screen, files: { js: ['gone.js'], css: [] } }] },
  ],
  [
    'a file of a shared library',
    {
      ...remote,
      shared: remote.shared.map((item) => ({ ...item, files: { js: ['gone.js'], css: [] } })),
    },
  ],
  ['a screen', { ...remote, screens: [] }],
  ['a shared library', { ...remote, screens: [{ ...screen, shared: ['left-pad'] }] }],
])('rejects a manifest that refers to %s it does not contain', (_what, release) => {
  expect(rulesOf(release)).toEqual(['reference']);
});

test('a page under development needs no screen', () => {
  expect(rulesOf({ ...remote, routes: [page('/explore', 'under-development')] })).toEqual([]);
});

test.each([
  'https://evil.example/x',
  '//evil.example',
  'javascript:alert(1)',
  'JavaScript :alert(1)',
  'data:text/html,x',
  '<script>',
  'a\\b',
  '/\t/evil.example',
])('rejects %s in any text', (text) => {
  expect(rulesOf(withTitle(text))).toContain('foreign');
  expect(
    rulesOf({ ...remote, shared: [{ name: text, version: '^1.0.0', files: { js: [], css: [] } }] }),
  ).toContain('foreign');
});

test.each(['Maths: the basics', 'A/B tests, and 10:30', 'C# & C++', 'गणित – a start'])(
  'accepts the title "%s"',
  (title) => expect(rulesOf(withTitle(title))).toEqual([]),
);

test.each(['explore', '/a b', 'https://evil.example', '//evil.example', '/\\evil', '/\tevil', ''])(
  'rejects a redirect to "%s"',
  (target) => expect(rulesOf(withRedirect(target))).toContain('foreign'),
);

test('accepts a redirect to a path of the site, with or without a query', () => {
  expect(rulesOf(withRedirect('/explore/courses?sort=new'))).toEqual([]);
});

test.each<[string, Release['files']]>([
  ['the same name twice', [file('a.js'), file('a.js')]],
  ['names that differ in case only', [file('a.js'), file('A.js')]],
  ['the same name for a file and a folder', [file('a'), file('a/b.js')]],
  ['the name of the manifest', [file('release.json')]],
  ['a name that an edge generates', [file('remote.js.br')]],
  ['a name that an edge generates', [file('remote.js.gz')]],
  ['a name that is too long', [file(`${'a'.repeat(201)}.js`)]],
])('rejects files with %s', (_what, files) => {
  expect(rulesOf(withFiles(...files))).toEqual(['files']);
});

test('limits the number of files, their size and their total size', () => {
  const files = Array.from({ length: RELEASE_MAX_FILES }, (_, index) => file(`${index}.js`));
  expect(rulesOf(withFiles(...files))).toEqual(['limit']);
  expect(rulesOf(withFiles(file('a', BLOB_MAX_BYTES + 1)))).toEqual(['limit']);
  const large = Array.from({ length: 3 }, (_, index) => file(`${index}.js`, RELEASE_MAX_BYTES / 3));
  expect(rulesOf(withFiles(...large))).toEqual(['limit']);
});
