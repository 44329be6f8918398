import { number, object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/api/endpoint';
import { route } from '../src/routes/route';
import { testApp } from '../src/testing/test-app';
import { ApiError } from '../src/http/api-error';
import type { Attempt } from './attempts';
import { formatFinding } from './format-finding';
import { injectTransport, type Transport } from './transport';
import { fuzz, type Outcome } from './fuzz';

const RUNS = 150;

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
  route(app, plantedEndpoint('closed'), () => {
    throw new ApiError('FORBIDDEN');
  });
  route(app, plantedEndpoint('broken'), ({ input: { count = 0 } }) => {
    if (count === 9) throw new TypeError('nine is too many');
    return { status: 'ok' };
  });
  route(app, plantedEndpoint('down'), () => {
    throw new TypeError('always');
  });
  route(app, plantedEndpoint('leaky'), ({ input: { name = '' }, reply }) => {
    if (!name.startsWith('_')) return { status: 'ok' };
    const error = { code: 'CONFLICT', message: 'at open (/srv/sopaan/dist/server.js:1:2)' };
    void reply.code(409).send({ error, requestId: reply.request.id });
    return { status: 'sent' };
  });
});

function sampleOf(name: string): Attempt {
  const headers = { 'content-type': 'application/json' };
  return { caller: 'guest', method: 'POST', url: name.replace('POST ', ''), headers, body: '{}' };
}

function fuzzRoutes(
  only: RegExp,
  {
    deadline,
    transport = injectTransport(api.app),
  }: { deadline?: number; transport?: Transport } = {},
): Promise<Outcome> {
  const nobody = { guest: {}, student: {}, admin: {}, deployer: {}, edge: {} };
  const world = {
    app: api.app,
    transport,
    prepare: async (route: string) => ({ callers: nobody, sample: sampleOf(route), fields: {} }),
    texts: async () => ['_known'],
    causeOf: () => 'a cause',
  };
  return fuzz(world, { seed: 1, runs: RUNS, only, deadline });
}

test('a correct route yields no finding', async () => {
  const { findings, sent, tested, rejected } = await fuzzRoutes(/sound/);
  expect({ findings, rejected }).toEqual({ findings: [], rejected: [] });
  expect(tested).toEqual(['POST /api/planted/sound']);
  expect(sent).toBe(1 + RUNS);
});

test('reports a route that rejects its sample', async () => {
  const { findings, rejected } = await fuzzRoutes(/closed/);
  expect(findings).toEqual([]);
  expect(rejected).toEqual(['POST /api/planted/closed: 403']);
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

test('the deadline also ends the reduction of a finding', async () => {
  const injected = injectTransport(api.app);
  const deadline = performance.now() + 600_000;
  const sendAll: Transport['sendAll'] = async (...args) => {
    const responses = await injected.sendAll(...args);
    // The finding has been made; further requests would only reduce it.
    jest.spyOn(performance, 'now').mockReturnValue(deadline + 1);
    return responses;
  };
  const { findings, sent } = await fuzzRoutes(/down/, {
    deadline,
    transport: { ...injected, sendAll },
  });
  expect(findings).toHaveLength(1);
  expect(sent).toBe(1);
});
