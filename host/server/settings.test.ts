import { readSettings } from './settings';

const key = 'k'.repeat(32);

test('reads the production environment of a registry by default', () => {
  expect(readSettings({ EDGE_KEY: key })).toMatchObject({
    RELEASES_FROM: 'registry',
    SOPAAN_ENVIRONMENT: 'production',
    API_URL: 'http://127.0.0.1:3001',
    PORT: 3000,
  });
});

test('accepts the log levels that the API accepts', () => {
  expect(readSettings({ EDGE_KEY: key, LOG_LEVEL: 'trace' }).LOG_LEVEL).toBe('trace');
});

test.each([
  [{}, /EDGE_KEY is missing/],
  [{ EDGE_KEY: 'short' }, /EDGE_KEY must have at least 32/],
  [{ EDGE_KEY: key, SOPAAN_DEV_UNITS: 'explore' }, /SOPAAN_DEV_UNITS needs RELEASES_FROM/],
  [{ EDGE_KEY: key, SOPAAN_ENVIRONMENT: '../x' }, /SOPAAN_ENVIRONMENT must be a name/],
  [{ RELEASES_FROM: 'nowhere' }, /RELEASES_FROM/],
  [{ RELEASES_FROM: 'site' }, /SOPAAN_AGAINST is missing/],
  [{ RELEASES_FROM: 'site', SOPAAN_AGAINST: 'ftp://x' }, /SOPAAN_AGAINST must be the address/],
  [{ RELEASES_FROM: 'site', SOPAAN_AGAINST: 'https://a.example/path' }, /SOPAAN_AGAINST must be/],
  [{ RELEASES_FROM: 'site', SOPAAN_AGAINST: 'https://u:p@a.example' }, /SOPAAN_AGAINST must be/],
  [{ RELEASES_FROM: 'folder', PORT: 'many' }, /PORT/],
  [{ RELEASES_FROM: 'folder', TRUSTED_PROXIES: 'everyone' }, /TRUSTED_PROXIES must be addresses/],
  [{ RELEASES_FROM: 'folder', API_URL: 'nowhere' }, /API_URL/],
  [{ RELEASES_FROM: 'folder', LIVEKIT_URL: 'wss://a.example b.example' }, /LIVEKIT_URL must be/],
  [{ RELEASES_FROM: 'folder', LOG_LEVEL: 'loud' }, /LOG_LEVEL must be one of/],
])('rejects %j with the name of the setting', (environment, message) => {
  expect(() => readSettings(environment)).toThrow(message);
});
