import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { object, string } from 'yup';
import { createRunnerApp } from '../app';
import { FakeRunner } from '../testing/fake-runner';

/** A fixed seed for reproducible requests. */
const OPTIONS = { seed: 2026, numRuns: 400 };
const PROGRAM = {
  language: 'python',
  version: '3.10.0',
  files: [{ name: 'a.py', content: 'print(1)', encoding: 'utf8' }],
  stdin: '',
  args: ['a'],
  run_timeout: 1_000,
  run_cpu_time: 1_000,
  run_memory_limit: 1_000_000,
  compile_timeout: 1_000,
  compile_cpu_time: 1_000,
  compile_memory_limit: 1_000_000,
};

const JSON_TYPE = { 'content-type': 'application/json' };

const value = fc.oneof(
  fc.jsonValue(),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(null, -1, 0.5, 2 ** 53, 1e308, '', '\u0000', '../x', '/', '__proto__', [[]], {}),
);
const names = fc.oneof(
  fc.constantFrom(...Object.keys(PROGRAM), '__proto__', 'constructor'),
  fc.string({ maxLength: 20 }),
);
/** A valid request with a few fields replaced, added or removed. */
const mutatedProgram = fc
  .dictionary(names, fc.option(value, { nil: undefined }), { maxKeys: 3 })
  .map((changes) => JSON.stringify({ ...PROGRAM, ...changes }));
const mutatedFile = fc
  .dictionary(fc.constantFrom('name', 'content', 'encoding', 'mode'), value, { minKeys: 1 })
  .map((changes) =>
    JSON.stringify({
      ...PROGRAM,
      files: [...PROGRAM.files, { name: 'b', content: '', ...changes }],
    }),
  );
const anyPayload = fc.oneof(
  { weight: 4, arbitrary: mutatedProgram },
  { weight: 3, arbitrary: mutatedFile },
  { weight: 1, arbitrary: fc.json() },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 80 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1e999',
      '{"__proto__":{}}',
      '['.repeat(50_000),
    ),
  },
);
const headerValue = fc.oneof(
  fc.constantFrom('', '-1', '1e999', 'NaN', '0', 'text/event-stream', 'a'.repeat(4_000), '%00'),
  fc.string({ maxLength: 40 }).map((text) => text.replaceAll(/[^ -~]/g, '?').trim()),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'content-type',
    'x-runner-owner',
    'x-runner-group',
    'x-runner-priority',
    'x-runner-output-limit',
  ),
  headerValue,
  { maxKeys: 4 },
);
const anyRequest = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PUT', 'DELETE'),
  url: fc.oneof(
    { weight: 8, arbitrary: fc.constant('/api/v2/execute') },
    {
      weight: 1,
      arbitrary: fc.constantFrom('/api/v2/runtimes', '/status', '/', '/api/v2/execute/', '/%ZZ'),
    },
  ),
  headers,
  payload: anyPayload,
});

let app: FastifyInstance;
beforeAll(() => {
  app = createRunnerApp({ runner: new FakeRunner(), slots: 2 });
});
afterAll(() => app.close());

const bodySchema = object({ message: string().required() }).noUnknown().required();

test('[AP-038] [R4] the runner answers malformed requests with a message, never with 5xx', async () => {
  const statuses = new Set<number>();
  const property = fc.asyncProperty(anyRequest, async ({ payload: body, ...rest }) => {
    const reply = await app.inject({ ...rest, ...(rest.method !== 'GET' && { payload: body }) });
    statuses.add(reply.statusCode);
    expect(reply.statusCode).toBeLessThan(500);
    if (reply.statusCode < 400) return;
    expect(bodySchema.isValidSync(reply.json(), { strict: true })).toBe(true);
    expect(reply.body).not.toMatch(/node_modules|\bat \S+ \(|(?:Type|Range|Syntax)Error|FST_/);
  });
  await fc.assert(property, OPTIONS);
  // Rejections alone would prove little.
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 404]));
});

test('[R4] a program is run whatever the owner, the priority and the output limit are', async () => {
  const property = fc.asyncProperty(headers, async (sent) => {
    const payload = JSON.stringify(PROGRAM);
    const request = {
      method: 'POST',
      url: '/api/v2/execute',
      headers: { ...sent, ...JSON_TYPE },
      payload,
    } as const;
    const reply = await app.inject(request);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('python');
  });
  await fc.assert(property, { ...OPTIONS, numRuns: 100 });
});
