import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { parsePageSet, startTestSite, type TestSite } from '../testing/test-site';

const PICTURE = '/-/start-failure.svg';

let site: TestSite;
let metricsPort: number;
beforeEach(async () => {
  metricsPort = await freePort();
  site = await startTestSite({ EDGE_METRICS_PORT: String(metricsPort) });
});
afterEach(() => site.close());

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function countedFailures(): Promise<string | undefined> {
  const response = await fetch(`http://127.0.0.1:${metricsPort}/metrics`);
  return /^sopaan_edge_start_failures_total (\d+)$/m.exec(await response.text())?.[1];
}

test.each(['/', '/no/such/page', '/auth/login'])(
  '[P5] %s contains a message about a failed start, which a style that the content security policy allows shows later',
  async (path) => {
    const { body, headers } = await site.get(path);
    const [, root = ''] = /<div id="root">(.*)<\/div>\n<noscript>/.exec(body) ?? [];
    expect(root).toContain('Sopaan is taking longer than usual to start');
    expect(root).toContain('<a href="">Reload the page</a>');
    expect(root).toContain(`reference to support: ${parsePageSet(body).set}`);
    const [, style = ''] = /<style>(.*)<\/style>/.exec(body) ?? [];
    const hash = createHash('sha256').update(style).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
    // In a rule for the element itself, browsers would request the picture of every page.
    expect(style.match(/[^{}]*\{[^{}]*start-failure\.svg[^{}]*\}/g)).toEqual([
      expect.stringMatching(/^to\{visibility:visible/),
    ]);
    expect(style).not.toContain('http');
  },
);

test('[P5] requests of the message’s picture count as pages that have not started, except those of bots', async () => {
  const first = await site.get(PICTURE);
  expect(first.statusCode).toBe(200);
  expect(first.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'no-store',
  });
  await site.get(PICTURE, { 'user-agent': 'ExampleBot/1.0 (+https://bot.example)' });
  await site.edge.inject({ method: 'HEAD', url: PICTURE });
  await site.get('/');
  expect(await countedFailures()).toBe('1');
  await site.get(PICTURE);
  expect(await countedFailures()).toBe('2');
});

test('[P5] the metrics are served on their own port only', async () => {
  expect((await site.get('/metrics')).body).not.toContain('start_failures_total');
});
