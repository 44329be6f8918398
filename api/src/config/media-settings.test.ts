import { readSettings } from './settings';

const DATABASE_URL = 'postgres://user:password@127.0.0.1:5432/sopaan';
const MEDIA_KEY = 'k'.repeat(32);
const mediaOf = (environment: Record<string, string>) =>
  readSettings({ DATABASE_URL, ...environment }).media;

test('without MEDIA_URL there is no media server', () => {
  expect(mediaOf({})).toEqual({ server: undefined, iceServers: [] });
  expect(mediaOf({ MEDIA_URL: '', MEDIA_KEY })).toEqual({ server: undefined, iceServers: [] });
});

test('has the media server, its key and the ICE servers', () => {
  const ICE_SERVERS = '[{"urls":["turn:turn.example"],"username":"u","credential":"c"}]';
  expect(mediaOf({ MEDIA_URL: 'http://127.0.0.1:4000/', MEDIA_KEY, ICE_SERVERS })).toEqual({
    server: { url: 'http://127.0.0.1:4000', key: MEDIA_KEY },
    iceServers: [{ urls: ['turn:turn.example'], username: 'u', credential: 'c' }],
  });
});

test.each<Record<string, string>>([
  { MEDIA_URL: 'media.example', MEDIA_KEY },
  { MEDIA_URL: 'http://user:password@127.0.0.1:4000', MEDIA_KEY },
  { MEDIA_KEY: '', MEDIA_URL: 'http://127.0.0.1:4000' },
  { MEDIA_KEY: 'short', MEDIA_URL: 'http://127.0.0.1:4000' },
  { ICE_SERVERS: 'stun:stun.example' },
  { ICE_SERVERS: '[{"url":"stun:stun.example"}]' },
])('rejects %j, naming the setting', (environment) => {
  expect(() => mediaOf(environment)).toThrow(Object.keys(environment)[0]);
});
