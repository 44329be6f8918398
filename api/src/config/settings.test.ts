import { readSettings } from './settings';

const required = { DATABASE_URL: 'postgres://a:b@127.0.0.1:5432/sopaan' };

test('[AP-038] the required settings alone give the defaults', () => {
  expect(readSettings(required)).toMatchObject({
    host: '127.0.0.1',
    port: 3001,
    databaseUrl: required.DATABASE_URL,
    dataDir: expect.stringMatching(/\/var$/),
    siteUrl: undefined,
    tokenSecret: undefined,
    logLevel: 'info',
    edgeKey: undefined,
    deployToken: undefined,
    releaseStore: { kind: 'folder', folder: expect.stringMatching(/\/var\/releases$/) },
  });
});

test('an empty setting counts as unset, and SITE_URL loses its trailing slash', () => {
  const settings = readSettings({ ...required, API_PORT: '', SITE_URL: 'https://sopaan.example/' });
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
  expect(() => readSettings({ ...required, [name]: value })).toThrow(name);
});

test('[PF-034] the account with DigiLocker has an ID and a secret, or neither', () => {
  const withId = { ...required, DIGILOCKER_CLIENT_ID: 'sopaan' };
  expect(readSettings(required).digiLocker).toBeUndefined();
  expect(() => readSettings(withId)).toThrow('DIGILOCKER_CLIENT_SECRET');
  const { digiLocker } = readSettings({ ...withId, DIGILOCKER_CLIENT_SECRET: 'hush' });
  expect(digiLocker).toEqual({ clientId: 'sopaan', clientSecret: 'hush' });
});

test('one error names every invalid setting, but contains no secret', () => {
  const readInvalid = () => readSettings({ API_PORT: '-1', TOKEN_SECRET: 'hush' });
  expect(readInvalid).toThrow(/API_PORT.*DATABASE_URL|DATABASE_URL.*API_PORT/);
  expect(readInvalid).not.toThrow(/hush/);
});
