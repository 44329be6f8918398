import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createEdge } from './edge';
import { readSettings } from './settings';
import { createUnitsFolder, writeFakeRelease } from './testing/fake-units';

let units: string;
let edge: FastifyInstance;

beforeEach(async () => {
  units = createUnitsFolder();
  writeFakeRelease(units, 'host', [], { screens: ['under-development', 'not-found'] });
  edge = await createEdge(
    readSettings({ RELEASES_FROM: 'folder', SOPAAN_UNITS: units, LOG_LEVEL: 'silent' }),
  );
});
afterEach(async () => {
  await edge.close();
  rmSync(units, { recursive: true });
});

test.each([
  {
    title: 'a method that no route has',
    request: { method: 'PUT', url: '/nowhere' },
    status: 404,
    code: 'NOT_FOUND',
  },
  {
    title: 'an empty content type',
    request: {
      method: 'POST',
      url: '/api/auth/login',
      headers: { 'content-type': '' },
      payload: '{}',
    },
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
  },
] as const)(
  'responds to $title with the usual error body, which contains the ID of the request',
  async ({ request, status, code }) => {
    const response = await edge.inject(request);
    expect(response.statusCode).toBe(status);
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.json()).toEqual({
      error: { code, message: expect.any(String) },
      requestId: response.headers['x-request-id'],
    });
  },
);
