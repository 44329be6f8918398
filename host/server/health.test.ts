import { createServer, type RequestListener, type Server } from 'node:http';
import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './edge';
import { readSettings } from './settings';
import { createUnitsFolder, page, writeFakeRelease } from './testing/fake-units';

const cleanups: Array<() => unknown> = [];
afterEach(async () => {
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) await cleanup();
});

/** An edge in front of an API with this listener. */
async function edgeInFrontOf(listener: RequestListener): Promise<FastifyInstance> {
  const units = createUnitsFolder();
  cleanups.push(() => rmSync(units, { recursive: true }));
  const screens = ['home', 'login', 'under-development', 'not-found'];
  writeFakeRelease(units, 'host', [page('/', 'home')], { screens });
  const api = createServer(listener);
  cleanups.push(
    () => api.closeAllConnections(),
    () => api.close(),
  );
  const edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      API_URL: await listen(api),
      LOG_LEVEL: 'silent',
    }),
  );
  cleanups.push(() => edge.close());
  return edge;
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve(`http://127.0.0.1:${port}`);
    });
  });
}

test('[S1] is ready while the API is, and reports whether the API or its database is unavailable', async () => {
  let code = 200;
  let body: object = { status: 'ready' };
  const edge = await edgeInFrontOf((_request, response) =>
    response.writeHead(code, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
  );
  const readiness = async () => {
    const response = await edge.inject('/readyz');
    return { code: response.statusCode, ...response.json<object>() };
  };
  expect(await readiness()).toMatchObject({
    code: 200,
    status: 'ready',
    api: true,
    database: true,
  });
  [code, body] = [503, { status: 'not ready', database: false }];
  expect(await readiness()).toMatchObject({ code: 503, api: true, database: false });
  [code, body] = [502, {}];
  expect(await readiness()).toMatchObject({ code: 503, api: false, database: null });
});

test('[S1] reports an API that does not respond as unavailable within a second', async () => {
  const edge = await edgeInFrontOf(() => undefined);
  const startedAt = performance.now();
  const response = await edge.inject('/readyz');
  expect([response.statusCode, response.json()]).toEqual([
    503,
    expect.objectContaining({ api: false, database: null }),
  ]);
  // More than a second, because the machine may be busy.
  expect(performance.now() - startedAt).toBeLessThan(2_500);
});
