import { number, object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { route } from '../src/routes/route';
import { testApp } from '../src/testing/test-app';
import { formatFinding } from './format-finding';
import { injectTransport } from './transport';
import { fuzz, type Outcome } from './fuzz';

const plantedEndpoint = (path: string) =>
  endpoint({
    method: 'POST',
    path: `planted/${path}`,
    access: 'public',
    request: object({ name: string().max(40), count: number().integer().min(0).max(9) }),
    response: object({ status: string().required() }),
    summary: 'May have a fault.',
  });

const api = testApp((app) => {
  route(app, plantedEndpoint('sound'), () => ({ status: 'ok' }));
  route(app, plantedEndpoint('broken'), ({ input: { count = 0 } }) => {
    if (count === 9) throw new TypeError('nine is too many');
    return { status: 'ok' };
  });
  route(app, plantedEndpoint('leaky'), ({ input: { name = '' }, reply }) => {
    if (!name.startsWith('_')) return { status: 'ok' };
    const error = { code: 'CONFLICT', message: 'at open (/srv/sopaan/dist/server.js:1:2)' };
    void reply.code(409).send({ error, requestId: reply.request.id });
    return { status: 'sent' };
  });
});

function fuzzRoutes(only: RegExp): Promise<Outcome> {
  const nobody = { guest: {}, student: {}, admin: {}, deployer: {}, edge: {} };
  const world = {
    app: api.app,
    transport: injectTransport(api.app),
    callers: async () => nobody,
    known: async () => ({ texts: ['_known'], bodies: [] }),
    causeOf: () => 'a cause',
  };
  return fuzz(world, { seed: 1, runs: 150, only });
}

test('a correct route yields no finding', async () => {
  const { findings, sent, accepted } = await fuzzRoutes(/sound/);
  expect(findings).toEqual([]);
  expect(accepted).toEqual(['POST /api/planted/sound']);
  expect(sent).toBe(150);
});

test('finds a 5xx and reports the smallest request', async () => {
  const { findings } = await fuzzRoutes(/broken/);
  expect(findings).toMatchObject([
    { operation: 'POST /api/planted/broken', faults: ['status 500'] },
  ]);
  const lines = findings.flatMap(formatFinding).join('\n');
  expect(lines).toContain('\\"count\\":9');
  expect(lines).toContain('cause: a cause');
});

test('finds a response that leaks internal details', async () => {
  const { findings } = await fuzzRoutes(/leaky/);
  expect(findings[0]?.faults.join()).toMatch(/it leaks "at open \("/);
});
