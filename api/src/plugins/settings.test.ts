import { readSettings } from './settings';

const least = { DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/sopaan' };

test('[AP-038] the least that is needed gives the defaults', () => {
  expect(readSettings(least)).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    databaseUrl: least.DATABASE_URL,
    dataFolder: expect.stringMatching(/\/var$/),
    siteUrl: undefined,
    tokenSecret: undefined,
    logLevel: 'info',
    edgeKey: undefined,
    deployToken: undefined,
    releaseStore: { kind: 'folder', folder: expect.stringMatching(/\/var\/releases$/) },
  });
});

test('an empty setting counts as none, and a site loses its last slash', () => {
  const settings = readSettings({ ...least, API_PORT: '', SITE_URL: 'https://sopaan.example/' });
  expect(settings).toMatchObject({ port: 3001, siteUrl: 'https://sopaan.example' });
});

test.each([
  ['DATABASE_URL', undefined],
  ['DATABASE_URL', 'mysql://a'],
  ['API_PORT', 'soon'],
  ['API_PORT', '70000'],
  ['SITE_URL', 'sopaan.example'],
  ['TOKEN_SECRET', 'short'],
  ['LOG_LEVEL', 'loud'],
  ['EDGE_KEY', 'short'],
  ['DEPLOY_TOKEN', 'sopaan_deploy_short'],
  ['DEPLOY_TOKEN', 'x'.repeat(50)],
  ['DEPLOY_TOKEN', `sopaan_deploy_${'x y'.repeat(20)}`],
])('the error names %s when it is %s', (name, value) => {
  expect(() => readSettings({ ...least, [name]: value })).toThrow(name);
});

test('one error names every setting that is wrong, and tells no secret', () => {
  const wrong = () => readSettings({ API_PORT: '-1', TOKEN_SECRET: 'hush' });
  expect(wrong).toThrow(/API_PORT.*DATABASE_URL|DATABASE_URL.*API_PORT/);
  expect(wrong).not.toThrow(/hush/);
});
