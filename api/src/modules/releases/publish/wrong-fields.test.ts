import { publishEndpoint } from '@sopaan/schemas/releases/publish';
import { wrongRoutes } from '@sopaan/tooling/release/testing/wrong-routes';
import { fakeBuild, page } from '../../../testing/fake-manifest';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';

const api = testApp();
const { manifest } = fakeBuild({ unit: 'explore' });

async function reasonsFor(change: object) {
  const input = { manifest: { ...manifest, ...change } };
  const { status, reasons } = await api.rejection(publishEndpoint, input, TEST_DEPLOY_TOKEN);
  expect(status).toBe(422);
  return reasons;
}

test.each(wrongRoutes)(
  '[P11] a route with $what is rejected with its field, the rule and an example',
  async ({ route, field, message }) => {
    expect(await reasonsFor({ routes: [page('/explore', 'home'), route] })).toEqual([
      {
        rule: 'manifest',
        about: [`routes[1]${field}`],
        message: expect.stringContaining(`routes[1]${message}`),
      },
    ]);
  },
);

test.each<[string, object, string]>([
  [
    'entry',
    { entry: '../main.js' },
    'entry is "../main.js". It must be the name of a file of the release, with / between folders, none at the start, and no .. in it. Example: "remote.js".',
  ],
  [
    'files[0].integrity',
    { files: [{ ...manifest.files[0], integrity: 'sha1-x' }] },
    'files[0].integrity is "sha1-x". It must be sha384- and the hash of the file',
  ],
  ['start.js', { start: { css: [] } }, 'start.js is missing. It must be a list of file names.'],
  ['screens', { screens: 'home' }, 'screens is "home". It must be a list of screens'],
  [
    'version',
    { version: 'newest' },
    'version is "newest". It must be three numbers with dots, and may add a name after a hyphen. Example: "1.4.0".',
  ],
  [
    'routes[1].path',
    { routes: [page('/explore/:id', 'home'), page('/Explore/:title', 'home')] },
    'routes[1].path matches the same paths as routes[0].path.',
  ],
  [
    'routes[0].screen',
    { routes: [page('/explore', 'gone')] },
    'routes[0].screen is "gone". It must be one of the screens of the release, or under-development. Example: "home".',
  ],
  [
    'routes[0].redirect.guest',
    { routes: [{ path: '/old', redirect: { guest: 'explore', member: '/explore' } }] },
    'routes[0].redirect.guest is "explore". It must be a path of this site, with or without a query. Example: "/course?sort=new".',
  ],
  [
    'routes[0].title',
    { routes: [page('/explore', 'home', { title: 'Visit https://evil.example' })] },
    'routes[0].title is "Visit https://evil.example". It must not contain an address of another site,',
  ],
])('[P11] a release is rejected for its field %s', async (field, change, message) => {
  expect(await reasonsFor(change)).toContainEqual({
    rule: expect.any(String),
    about: [field],
    message: expect.stringContaining(message),
  });
});
