import { SDP_MAX } from '@sopaan/schemas/live-classes/media';
import { FIRST_PORT, TestServer } from './testing/test-server';

/** `TestServer` uses the 30 ports before it by default. */
const PORT = FIRST_PORT + 30;
let server: TestServer;
beforeEach(() => {
  server = new TestServer({ ports: [PORT, PORT + 3], maxRooms: 2, maxViewers: 2 });
});
afterEach(() => server.close());

const publish = (sdp: unknown, classId = 'a') =>
  server.call('PUT', `/rooms/${classId}/publication`, { sdp });

test.each([
  ['GET', '/rooms'],
  ['GET', '/rooms/a'],
  ['PUT', '/rooms/a/publication'],
  ['PUT', '/rooms/a/members/m/viewers/b'],
  ['GET', '/rooms/a/recording'],
  ['PUT', '/rooms/a/recording'],
  ['DELETE', '/rooms/a/recording'],
  ['GET', '/recordings/1'],
  ['DELETE', '/recordings/1'],
  ['DELETE', '/rooms/a'],
  ['DELETE', '/rooms/a/members/m'],
] as const)('%s %s needs the key', async (method, url) => {
  expect((await server.app.inject({ method, url })).statusCode).toBe(401);
  expect((await server.call(method, url, undefined, 'another-key')).statusCode).toBe(401);
  expect((await server.call(method, url)).statusCode).not.toBe(401);
});

test('the health check needs no key', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
});

test('an answer has candidates with the announced address and a port of the range, and maximum bitrates', async () => {
  const { sdp } = (await publish(await server.createOffer('sendonly'))).json();
  const candidates = [...String(sdp).matchAll(/^a=candidate:\S+ 1 udp \d+ (\S+) (\d+) typ host/gm)];
  expect(new Set(candidates.map(([, address]) => address))).toEqual(new Set(['127.0.0.1']));
  expect(new Set(candidates.map(([, , port]) => port))).toEqual(new Set([String(PORT)]));
  expect(sdp.match(/^b=AS:\d+/gm)).toEqual(['b=AS:48', 'b=AS:600', 'b=AS:1200']);
  expect(sdp.match(/^m=\w+/gm)).toEqual(['m=audio', 'm=video', 'm=video']);
});

test('behind a NAT the external address is announced', async () => {
  const port = PORT + 4;
  const outside = new TestServer({ address: '203.0.113.5', ports: [port, port + 3] });
  const payload = { sdp: await outside.createOffer('sendonly') };
  const response = await outside.call('PUT', '/rooms/a/publication', payload);
  const candidates = String(response.json().sdp).match(/^a=candidate:.*typ host/gm) ?? [];
  expect(candidates.length).toBeGreaterThan(0);
  expect(candidates.filter((line) => !line.includes(` 203.0.113.5 ${port} `))).toEqual([]);
  await outside.close();
});

const SECTION = 'UDP/TLS/RTP/SAVPF';
const malformed: [string, (offer: string) => unknown][] = [
  ['no SDP', () => undefined],
  ['a number instead of a string', () => 5],
  ['an empty string', () => ''],
  ['a text that is not SDP', () => 'hello'],
  ['more than the maximum length', (offer) => `${offer}${'a=x\r\n'.repeat(SDP_MAX / 5)}`],
  ['another order of sections', (offer) => offer.replace('m=audio', 'm=video')],
  ['one section', (offer) => offer.split('m=video')[0]],
  ['a fourth section', (offer) => `${offer}m=video 9 ${SECTION} 96\r\n`],
  ['no fingerprint', (offer) => offer.replace(/^a=fingerprint.*\r\n/gm, '')],
  ['no ICE credentials', (offer) => offer.replace(/^a=ice-.*\r\n/gm, '')],
  ['no known codec', (offer) => offer.replaceAll('VP8', 'XYZ').replaceAll('opus', 'abc')],
  ['empty media lines', () => `v=0\r\nm=audio \r\nm=video \r\nm=video \r\n`],
  ['a section without a codec', (offer) => offer.replace('VP8', 'XYZ')],
  [
    'sections without a body',
    () =>
      `v=0\r\n${['audio', 'video', 'video'].map((kind) => `m=${kind} 9 ${SECTION} 1\r\n`).join('')}`,
  ],
];

test.each(malformed)(
  'an offer with %s is rejected, and later offers are accepted',
  async (_what, change) => {
    const sdp = change(await server.createOffer('sendonly'));
    expect((await publish(sdp)).statusCode).toBe(400);
    expect((await publish(await server.createOffer('sendonly'))).statusCode).toBe(200);
  },
);

test('a body that is not JSON or is too large is rejected', async () => {
  const authorization = 'Bearer a-key-of-the-tests-and-of-nothing-else';
  const send = (payload: string) =>
    server.app.inject({
      method: 'PUT',
      url: '/rooms/a/publication',
      headers: { authorization, 'content-type': 'application/json' },
      payload,
    });
  expect((await send('{')).statusCode).toBe(400);
  expect((await send(JSON.stringify({ sdp: 'x'.repeat(300_000) }))).statusCode).toBe(413);
});

test('the numbers of rooms, viewers in a room and ports are limited', async () => {
  const watch = async (classId: string, viewerId: string) => {
    const sdp = await server.createOffer('recvonly');
    return (await server.call('PUT', `/rooms/${classId}/members/m/viewers/${viewerId}`, { sdp }))
      .statusCode;
  };
  expect(await watch('a', '1')).toBe(200);
  expect(await watch('a', '2')).toBe(200);
  expect(await watch('a', '3')).toBe(503);
  // The same viewer again.
  expect(await watch('a', '2')).toBe(200);
  expect(await watch('b', '1')).toBe(200);
  expect(await watch('c', '1')).toBe(503);
  await server.call('DELETE', '/rooms/b');
  expect(await watch('c', '1')).toBe(200);
  expect((await publish(await server.createOffer('sendonly'))).statusCode).toBe(200);
  // Four ports are in use.
  expect((await publish(await server.createOffer('sendonly'), 'c')).statusCode).toBe(503);
});
