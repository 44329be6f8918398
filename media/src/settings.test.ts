import { readSettings } from './settings';

const REQUIRED = { MEDIA_LISTEN: '127.0.0.1:4000', MEDIA_KEY: 'k'.repeat(32) };

test('has defaults for all settings but the address and the key', () => {
  expect(readSettings(REQUIRED)).toEqual({
    listen: { host: '127.0.0.1', port: 4000 },
    key: 'k'.repeat(32),
    network: { address: '127.0.0.1', ports: [20_000, 20_200] },
    limits: { maxRooms: 20, maxViewers: 60 },
    recordings: undefined,
    logLevel: 'info',
  });
});

test('the settings contain the folder and the limits of recordings', () => {
  expect(readSettings({ ...REQUIRED, MEDIA_RECORDINGS: '/recordings' }).recordings).toEqual({
    folder: '/recordings',
    limits: { maxMs: 14_400_000, maxBytes: 4_096_000_000 },
  });
});

test.each<Record<string, string>>([
  { MEDIA_LISTEN: '' },
  { MEDIA_LISTEN: '0.0.0.0:4000' },
  { MEDIA_KEY: '' },
  { MEDIA_KEY: 'short' },
  { MEDIA_ADDRESS: 'media.example' },
  { MEDIA_PORTS: '20000' },
  { MEDIA_PORTS: '20200-20000' },
  { MEDIA_PORTS: '20000-70000' },
  { MEDIA_ROOMS: '0' },
  { MEDIA_VIEWERS: 'many' },
  { MEDIA_RECORDINGS: 'recordings' },
  { MEDIA_RECORDING_HOURS: '0' },
  { MEDIA_RECORDING_MB: 'many' },
  { LOG_LEVEL: 'loud' },
])('rejects %j, naming the setting', (environment) => {
  expect(() => readSettings({ ...REQUIRED, ...environment })).toThrow(Object.keys(environment)[0]);
});
