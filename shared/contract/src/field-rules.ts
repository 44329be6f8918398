/** What the fields of `remote.config.ts` and `release.json` must be, in words for the team that wrote them. Not for the browser. */
import { ACCESS_LEVELS, LAYOUTS } from './routes';

export interface FieldRule {
  /** Continues the sentence "It …". */
  rule: string;
  /** An example of a valid value. */
  example: unknown;
}

const page = {
  path: '/course/:title/:id',
  screen: 'course-detail',
  layout: 'page',
  access: 'public',
  title: 'Course',
  description: 'What the course teaches, and when it starts.',
};
const redirect = { guest: '/course', member: '/profile/courses' };

const UNIT_NAME: FieldRule = { rule: 'must have lower-case letters only', example: 'explore' };
const FILE_NAME: FieldRule = {
  rule: 'must be the name of a file of the release, with / between folders, none at the start, and no .. in it',
  example: 'remote.js',
};
const FILE_LISTS: FieldRule = {
  rule: 'must have the names of scripts in js and of styles in css',
  example: { js: ['remote.js'], css: [] },
};
const BYTES: FieldRule = { rule: 'must be a whole number from 0', example: 20480 };
const LIBRARY: FieldRule = { rule: 'must be the name of a shared library', example: 'react' };
const SITE_PATH: FieldRule = { rule: 'must be a path of this site', example: redirect.guest };

/** The rules by field, with `[]` in place of the index of an item. */
export const FIELD_RULES: Readonly<Record<string, FieldRule>> = {
  name: UNIT_NAME,
  unit: UNIT_NAME,
  version: {
    rule: 'must be three numbers with dots, and may add a name after a hyphen',
    example: '1.4.0',
  },
  release: { rule: 'must be the version, a hyphen and a hash', example: '1.4.0-3f2a9c01d7' },
  contract: {
    rule: 'must be a version of the contract, or a range that starts with ^',
    example: '^2.5.0',
  },
  adapts: { rule: 'must be a list of majors of the contract', example: [1] },
  'adapts[]': { rule: 'must be a major of the contract', example: 1 },
  pageFormat: { rule: 'must be a whole number from 1', example: 2 },
  entry: FILE_NAME,
  container: {
    rule: 'must be the name of a global variable, and empty for the host',
    example: 'sopaan_explore_1_4_0_3f2a9c01d7',
  },
  routes: { rule: 'must be a list of pages and redirects', example: [page] },
  'routes[]': {
    rule:
      'must be a page with path, screen, layout, access, title, description and possibly budget,' +
      ' or a redirect with path and redirect',
    example: page,
  },
  'routes[].path': {
    rule: 'must start with / and consist of words and of parameters such as :id, with / between them',
    example: page.path,
  },
  'routes[].screen': {
    rule: 'must be the name of a file in src/screens without .screen.tsx, in lower-case letters, digits and hyphens',
    example: page.screen,
  },
  'routes[].layout': { rule: `must be one of ${LAYOUTS.join(', ')}`, example: page.layout },
  'routes[].access': { rule: `must be one of ${ACCESS_LEVELS.join(', ')}`, example: page.access },
  'routes[].title': { rule: 'must be a text of 1 to 60 characters', example: page.title },
  'routes[].description': {
    rule: 'must be a text of 1 to 160 characters',
    example: page.description,
  },
  'routes[].budget': { rule: 'must be a whole number of KiB from 1 to 2048', example: 250 },
  'routes[].redirect': {
    rule: 'must have a path for guests and one for members',
    example: redirect,
  },
  'routes[].redirect.guest': SITE_PATH,
  'routes[].redirect.member': SITE_PATH,
  start: FILE_LISTS,
  'start.js': { rule: 'must be a list of file names', example: ['remote.js'] },
  'start.css': { rule: 'must be a list of file names', example: [] },
  'start.js[]': FILE_NAME,
  'start.css[]': FILE_NAME,
  shared: {
    rule: 'must be a list of shared libraries with name, version and files',
    example: [{ name: 'react', version: '^19.0.0', files: { js: [], css: [] } }],
  },
  'shared[].name': LIBRARY,
  'shared[].version': {
    rule: 'must be the version that a host provides, or the range that a remote needs',
    example: '^19.0.0',
  },
  'shared[].files': FILE_LISTS,
  'shared[].files.js': { rule: 'must be a list of file names', example: [] },
  'shared[].files.css': { rule: 'must be a list of file names', example: [] },
  'shared[].files.js[]': FILE_NAME,
  'shared[].files.css[]': FILE_NAME,
  screens: {
    rule: 'must be a list of screens with name, files and shared',
    example: [{ name: page.screen, files: { js: [], css: [] }, shared: ['react'] }],
  },
  'screens[].name': { rule: 'must be the name of a screen', example: page.screen },
  'screens[].files': FILE_LISTS,
  'screens[].files.js': { rule: 'must be a list of file names', example: ['home.1.js'] },
  'screens[].files.css': { rule: 'must be a list of file names', example: [] },
  'screens[].files.js[]': FILE_NAME,
  'screens[].files.css[]': FILE_NAME,
  'screens[].shared': { rule: 'must be a list of names of shared libraries', example: ['react'] },
  'screens[].shared[]': LIBRARY,
  files: {
    rule: 'must be a list of files with name, integrity, bytes and brotli',
    example: [
      { name: 'remote.js', integrity: `sha384-${'A'.repeat(64)}`, bytes: 20480, brotli: 6144 },
    ],
  },
  'files[].name': FILE_NAME,
  'files[].integrity': {
    rule: 'must be sha384- and the hash of the file as 64 characters of Base64',
    example: `sha384-${'A'.repeat(64)}`,
  },
  'files[].bytes': BYTES,
  'files[].brotli': BYTES,
};
