import { readSettings } from './settings';

const DATABASE_URL = 'postgres://user:password@127.0.0.1:5432/sopaan';
const MEDIA_KEY = 'k'.repeat(32);
const mediaOf = (environment: Record<string, string>) =>
  readSettings({ DATABASE_URL, ...environment }).media;

test('without MEDIA_URL there is no media server', () => {
  expect(mediaOf({})).toEqual({ server: undefined, iceServers: [] });
  expect(mediaOf({ MEDIA_URL: '', MEDIA_KEY })).toEqual({ server: undefined, iceServers: [] });
});

test('the settings contain the media server, its key and the ICE servers', () => {
  const ICE_SERVERS = '[{"urls":["turn:turn.example"],"username":"u","credential":"c"}]';
  expect(mediaOf({ MEDIA_URL: 'http://127.0.0.1:4000/', MEDIA_KEY, ICE_SERVERS })).toEqual({
    server: { url: 'http://127.0.0.1:4000', key: MEDIA_KEY },
    iceServers: [{ urls: ['turn:turn.example'], username: 'u', credential: 'c' }],
  });
});

const liveKit = {
  LIVEKIT_URL: 'wss://livekit.example/',
  LIVEKIT_API_KEY: 'a-key',
  LIVEKIT_API_SECRET: 'a-secret',
};

test('the settings contain the LiveKit server, which needs no TLS on the same machine', () => {
  const keys = { apiKey: 'a-key', apiSecret: 'a-secret' };
  expect(mediaOf(liveKit).liveKit).toEqual({ url: 'wss://livekit.example', ...keys });
  for (const url of ['ws://127.0.0.1:7880', 'ws://localhost:7880', 'ws://[::1]:7880']) {
    expect(mediaOf({ ...liveKit, LIVEKIT_URL: url }).liveKit).toEqual({ url, ...keys });
  }
});

test('a LiveKit server needs its URL, key and secret, and no secret is in a message', () => {
  for (const name of ['LIVEKIT_URL', 'LIVEKIT_API_KEY', 'LIVEKIT_API_SECRET']) {
    const incomplete = { ...liveKit, [name]: '' };
    expect(() => mediaOf(incomplete)).toThrow(new RegExp(`${name} is required with LIVEKIT_`));
    expect(() => mediaOf(incomplete)).not.toThrow('a-secret');
  }
});

test('a media server and a LiveKit server cannot both be set', () => {
  const both = { ...liveKit, MEDIA_URL: 'http://127.0.0.1:4000', MEDIA_KEY };
  expect(() => mediaOf(both)).toThrow('MEDIA_URL cannot be set together with LIVEKIT_URL');
});

test.each<Record<string, string>>([
  { ...liveKit, LIVEKIT_URL: 'https://livekit.example' },
  { ...liveKit, LIVEKIT_URL: 'ws://livekit.example' },
  { ...liveKit, LIVEKIT_URL: 'wss://user:password@livekit.example' },
  { ...liveKit, LIVEKIT_URL: 'wss://livekit.example/path' },
  { ...liveKit, LIVEKIT_URL: "wss://livekit.example; script-src 'unsafe-inline'" },
  { MEDIA_URL: 'media.example', MEDIA_KEY },
  { MEDIA_URL: 'http://user:password@127.0.0.1:4000', MEDIA_KEY },
  { MEDIA_KEY: '', MEDIA_URL: 'http://127.0.0.1:4000' },
  { MEDIA_KEY: 'short', MEDIA_URL: 'http://127.0.0.1:4000' },
  { ICE_SERVERS: 'stun:stun.example' },
  { ICE_SERVERS: '[{"url":"stun:stun.example"}]' },
])('rejects %j, naming the setting', (environment) => {
  expect(() => mediaOf(environment)).toThrow(Object.keys(environment)[0]);
});
