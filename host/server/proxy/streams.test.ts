import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { createEdge } from '../edge';
import { readSettings } from '../settings';
import { createUnitsFolder, page, writeFakeRelease } from '../testing/fake-units';
import { rmSync } from 'node:fs';

const STREAM = 'text/event-stream';
let units: string;
let api: Server;
let edge: FastifyInstance;
let url: string;

beforeAll(async () => {
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', [page('/auth/login', 'login')], {
    screens: ['login', 'under-development', 'not-found'],
  });
  api = createServer((request, response) => {
    if (request.headers.accept !== STREAM) {
      response.end('{}');
      return;
    }
    response.writeHead(200, { 'content-type': STREAM });
    response.write('event: unread\ndata: {}\n\n');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const address = api.address();
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  edge = await createEdge(
    readSettings({
      RELEASES_FROM: 'folder',
      SOPAAN_UNITS: units,
      API_URL: apiUrl,
      LOG_LEVEL: 'silent',
    }),
  );
  url = await edge.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await edge.close();
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  rmSync(units, { recursive: true });
});

test('open event streams do not use up the connections to the API', async () => {
  const leaving = new AbortController();
  const options = { headers: { accept: STREAM }, signal: leaving.signal };
  const streams = await Promise.all(
    Array.from({ length: 140 }, () => fetch(`${url}/api/notices/stream`, options)),
  );
  expect(streams.every(({ ok }) => ok)).toBe(true);
  expect((await fetch(`${url}/api/jobs`, { signal: AbortSignal.timeout(5_000) })).status).toBe(200);
  leaving.abort();
});
