import type { Release } from '@sopaan/contract/release';
import { fakeBuild, page } from '../../../testing/fake-manifest';
import { pageBytes } from './page-bytes';

/** A host and a remote with file sizes that are powers of two, so that each sum identifies its files. */
function fixture(): { host: Release; remote: Release } {
  const host: Release = {
    ...fakeBuild({ unit: 'host', routes: [page('/login', 'login')] }).manifest,
    start: { js: ['main.js'], css: ['main.css'] },
    shared: [
      { name: 'display', version: '1.0.0', files: { js: ['display.js', 'icons.js'], css: [] } },
      {
        name: 'forms',
        version: '1.0.0',
        files: { js: ['forms.js', 'icons.js'], css: ['forms.css'] },
      },
      { name: 'charts', version: '1.0.0', files: { js: ['charts.js'], css: [] } },
    ],
    screens: [
      { name: 'login', files: { js: ['login.js'], css: [] }, shared: ['forms'] },
      { name: 'under-development', files: { js: ['soon.js'], css: [] }, shared: [] },
    ],
    files: filesWithSizes({
      'main.js': 1,
      'main.css': 2,
      'display.js': 4,
      'icons.js': 8,
      'forms.js': 16,
      'forms.css': 32,
      'charts.js': 64,
      'login.js': 128,
      'soon.js': 256,
    }),
  };
  const remote: Release = {
    ...fakeBuild({ unit: 'explore' }).manifest,
    routes: [
      page('/course/:title/:id', 'course'),
      page('/course/:title/new', 'under-development'),
      { path: '/old', redirect: { guest: '/', member: '/' } },
    ],
    start: { js: ['remote.js'], css: [] },
    screens: [
      {
        name: 'course',
        files: { js: ['course.js', 'icons.js', 'remote.js'], css: ['course.css'] },
        shared: ['display', 'forms'],
      },
    ],
    files: filesWithSizes({
      'remote.js': 512,
      'course.js': 1024,
      'course.css': 2048,
      'icons.js': 4096,
    }),
  };
  return { host, remote };
}

function filesWithSizes(sizes: Record<string, number>): Release['files'] {
  return Object.entries(sizes).map(([name, brotli]) => ({
    name,
    integrity: `sha384-${'A'.repeat(64)}`,
    bytes: brotli * 3,
    brotli,
  }));
}

const { host, remote } = fixture();
const set = [host, remote];

test('a page loads the entry files of host and remote, its screen and the libraries of the screen', () => {
  const hostBytes = 1 + 2 + 4 + 8 + 16 + 32;
  const remoteBytes = 512 + 1024 + 2048 + 4096;
  expect(pageBytes(set, '/course/:title/:id')).toBe(hostBytes + remoteBytes);
  expect(pageBytes(set, '/Course/algebra/7')).toBe(hostBytes + remoteBytes);
});

test('a page of the host loads no files of a remote', () => {
  expect(pageBytes(set, '/login')).toBe(1 + 2 + 8 + 16 + 32 + 128);
});

test('a page under development loads files of the host only', () => {
  expect(pageBytes(set, '/course/algebra/new')).toBe(1 + 2 + 256);
});

test('a redirect and an unknown path load no page', () => {
  expect(pageBytes(set, '/old')).toBeNull();
  expect(pageBytes(set, '/nowhere')).toBeNull();
});
