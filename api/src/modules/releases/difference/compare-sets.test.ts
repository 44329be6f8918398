import type { Release } from '@sopaan/contract/release';
import { fakeBuild, page, type FakeRelease } from '../../../testing/fake-manifest';
import { compareSets } from './compare-sets';

const manifestOf = (fake: FakeRelease): Release => fakeBuild(fake).manifest;

const host = manifestOf({ unit: 'host', release: 'h1' });
const before = manifestOf({
  unit: 'explore',
  release: 'e1',
  routes: [page('/explore', 'home'), page('/old', 'old'), page('/c/:id', 'c', { budget: 90 })],
});
const after = manifestOf({
  unit: 'explore',
  release: 'e2',
  contract: '^2.0.0',
  adapts: [1],
  bytes: 300,
  shared: [
    { name: 'react', version: '^19.4.0' },
    { name: 'yup', version: '^1.7.1' },
  ],
  routes: [
    page('/explore', 'home', { layout: 'site', access: 'session' }),
    page('/c/:slug', 'c'),
    page('/new', 'new'),
  ],
});

test('reports no differences between equal sets', () => {
  expect(compareSets([host, before], [host, before])).toEqual({
    units: [],
    routes: [],
    contract: [],
    shared: [],
    bytes: [],
  });
});

test('reports changed units, routes, contracts, libraries and bytes', () => {
  const difference = compareSets([host, before], [host, after]);
  expect(difference.units).toEqual([{ unit: 'explore', from: 'e1', to: 'e2' }]);
  expect(difference.routes).toEqual([
    { path: '/old', unit: 'explore', change: 'removed', details: [] },
    {
      path: '/explore',
      unit: 'explore',
      change: 'changed',
      details: ['layout page → site', 'access public → session'],
    },
    {
      path: '/c/:slug',
      unit: 'explore',
      change: 'changed',
      details: ['path /c/:id → /c/:slug', 'budget 90 KiB → none'],
    },
    { path: '/new', unit: 'explore', change: 'added', details: [] },
  ]);
  expect(difference.contract).toEqual([
    { unit: 'explore', from: '^1.0.0', to: '^2.0.0, with adapters for 1' },
  ]);
  expect(difference.shared).toEqual([
    { unit: 'explore', library: 'react', from: '^19.3.1', to: '^19.4.0' },
    { unit: 'explore', library: '@sopaan/ui/display', from: '^1.0.0', to: null },
    { unit: 'explore', library: 'yup', from: null, to: '^1.7.1' },
  ]);
  const bytes = new Map(difference.bytes.map((change) => [change.path, change]));
  expect([...bytes.keys()]).toEqual(['/explore', '/old', '/c/:slug', '/new']);
  expect(bytes.get('/old')?.to).toBeNull();
  expect(bytes.get('/new')?.from).toBeNull();
  const { from, to } = bytes.get('/explore') ?? {};
  // A screen of 300 bytes instead of 200, without the display library of 200 bytes.
  expect(Number(to) - Number(from)).toBeLessThan(-80);
  expect(Number(to) - Number(from)).toBeGreaterThan(-120);
});

test('a route that moves to another unit or becomes a redirect is a change, not a removal', () => {
  const practice = manifestOf({
    unit: 'practice',
    release: 'p1',
    routes: [page('/explore', 'home')],
  });
  expect(compareSets([host, manifestOf({ unit: 'explore' })], [host, practice]).routes).toEqual([
    { path: '/explore', unit: 'practice', change: 'changed', details: ['unit explore → practice'] },
  ]);
  const redirecting = { path: '/explore', redirect: { guest: '/', member: '/profile' } };
  const [change] = compareSets(
    [manifestOf({ unit: 'explore' })],
    [manifestOf({ unit: 'explore', routes: [redirecting] })],
  ).routes;
  expect(change?.details).toContain('redirect none → / or /profile');
  expect(change?.details).toContain('screen home → none');
});

test('a unit that is missing on one side is null there', () => {
  expect(compareSets([host], [host, before]).units).toEqual([
    { unit: 'explore', from: null, to: 'e1' },
  ]);
});
