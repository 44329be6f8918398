import { number, object, string } from 'yup';
import { endpoint } from '@sopaan/schemas/endpoint';
import { route } from '../plugins/route';
import { testApp } from '../testing/test-app';
import { findLines } from './find-lines';
import { direct } from './transport';
import { fuzz, type Outcome } from './fuzz';

const planted = (path: string) =>
  endpoint({
    method: 'POST',
    path: `planted/${path}`,
    access: 'public',
    request: object({ name: string().max(40), count: number().integer().min(0).max(9) }),
    response: object({ status: string().required() }),
    summary: 'Has a fault.',
  });

const api = testApp((app) => {
  route(app, planted('sound'), () => ({ status: 'ok' }));
  route(app, planted('broken'), ({ input: { count = 0 } }) => {
    if (count === 9) throw new TypeError('nine is too many');
    return { status: 'ok' };
  });
  route(app, planted('talkative'), ({ input: { name = '' }, reply }) => {
    if (!name.startsWith('_')) return { status: 'ok' };
    const error = { code: 'CONFLICT', message: 'at open (/srv/sopaan/dist/server.js:1:2)' };
    void reply.code(409).send({ error, requestId: reply.request.id });
    return { status: 'sent' };
  });
});

function tried(only: RegExp): Promise<Outcome> {
  const nobody = { guest: {}, student: {}, admin: {}, deployer: {}, edge: {} };
  const world = {
    app: api.app,
    transport: direct(api.app),
    callers: async () => nobody,
    known: async () => ({ words: ['_known'], bodies: [] }),
    causeOf: () => 'a cause',
  };
  return fuzz(world, { seed: 1, runs: 150, only });
}

test('a sound route takes what is right and yields no find', async () => {
  const { finds, sent, taken } = await tried(/sound/);
  expect(finds).toEqual([]);
  expect(taken).toEqual(['POST /api/planted/sound']);
  expect(sent).toBe(150);
});

test('a 5xx is found, and told as small as it can be made', async () => {
  const { finds } = await tried(/broken/);
  expect(finds).toMatchObject([{ operation: 'POST /api/planted/broken', faults: ['status 500'] }]);
  const lines = finds.flatMap(findLines).join('\n');
  expect(lines).toContain('\\"count\\":9');
  expect(lines).toContain('inside: a cause');
});

test('an answer that tells of the inside is found', async () => {
  const { finds } = await tried(/talkative/);
  expect(finds[0]?.faults.join()).toMatch(/it tells "at open \("/);
});
