import { publishEndpoint } from '@sopaan/schemas/releases/publish';
import { fakeBuild } from '../../../testing/fake-manifest';
import { uploadFiles } from '../../../testing/fake-release';
import { addFederationManifest } from '../../../testing/federation-manifest';
import { TEST_DEPLOY_TOKEN, testApp } from '../../../testing/test-app';

const api = testApp();
const provenance = { author: '', commit: '', note: '' };

test('publishes a release whose federation manifest agrees with it', async () => {
  const build = addFederationManifest(fakeBuild({ unit: 'explore' }));
  await uploadFiles(api, build);
  const { manifest } = build;
  const published = await api.call(publishEndpoint, { manifest, ...provenance }, TEST_DEPLOY_TOKEN);
  expect(published).toMatchObject({ status: 'published' });
});

test.each([
  ['name', { name: 'location' }, /^name is "location", not "sopaan_practice_/],
  ['exposes', { exposes: [] }, /^exposes is \[\], not \["\.\/remote"\]\.$/],
  [
    'shared',
    { shared: [{ name: 'react', version: '', requiredVersion: '^18.0.0' }] },
    /^shared is \["react@\^18\.0\.0"\], not \[.*"react@\^19\.3\.1"\]\.$/,
  ],
  ['manifest', { exposes: 'all' }, /exposes must be a `array` type/],
])('rejects a release whose federation manifest has another %s', async (field, wrong, message) => {
  const build = addFederationManifest(fakeBuild({ unit: 'practice' }), wrong);
  await uploadFiles(api, build);
  const { manifest } = build;
  const { status, reasons } = await api.rejection(publishEndpoint, { manifest }, TEST_DEPLOY_TOKEN);
  expect(status).toBe(422);
  expect(reasons).toEqual([
    {
      rule: 'federation',
      about: ['mf-manifest.json', field],
      message: expect.stringMatching(message),
    },
  ]);
});
