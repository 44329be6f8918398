import type { FastifyInstance } from 'fastify';
import { promoteEndpoint } from '@sopaan/schemas/releases/environment';
import { createPreviewEndpoint } from '@sopaan/schemas/releases/preview';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { call } from '../src/testing/call';
import { fakeBuild, page } from '../src/testing/fake-manifest';
import { publishFake, uploadFiles } from '../src/testing/fake-release';
import { TEST_DEPLOY_TOKEN } from '../src/testing/test-app';

const ENVIRONMENT_CALLS = [
  { method: 'GET', path: 'health' },
  { method: 'GET', path: 'history' },
  { method: 'GET', path: 'state' },
  { method: 'POST', path: 'lock' },
  { method: 'POST', path: 'promote' },
  { method: 'POST', path: 'retire' },
  { method: 'POST', path: 'retire-unit' },
  { method: 'POST', path: 'rollback' },
  { method: 'POST', path: 'stop-canary' },
  { method: 'POST', path: 'unlock' },
  { method: 'POST', path: 'unretire' },
];

/** Publishes and promotes a few releases; returns valid bodies and URLs for the next requests. */
export async function fillReleases(
  app: FastifyInstance,
): Promise<{ bodies: Map<string, unknown[]>; urls: Map<string, string[]> }> {
  const api = {
    app,
    call: <E extends Parameters<typeof call>[1]>(endpoint: E, input: RequestOf<E>) =>
      call(app, endpoint, input, TEST_DEPLOY_TOKEN),
  };
  const explore = (version: string) => ({ unit: 'explore', version, routes: [page('/', 'home')] });
  const host = await publishFake(api, { unit: 'host' });
  const first = await publishFake(api, explore('1.0.0'));
  const next = await publishFake(api, explore('1.1.0'));
  const promotion = { expected: 0, why: 'The first set.', parts: [host, first] };
  const { set } = await api.call(promoteEndpoint, { environment: 'production', ...promotion });
  const preview = { environment: 'production', parts: [next], days: 7, note: '' };
  const { token } = await api.call(createPreviewEndpoint, preview);

  const build = fakeBuild(explore('1.2.0'));
  await uploadFiles(api, build);
  const { manifest } = build;
  const line = { page: 'p', set: set.id, remote: 'explore', release: first.release };
  const vitals = { ...line, route: '/', lcp: 1200, inp: 80, cls: 0.01 };
  const failure = {
    ...line,
    reference: 'r-1',
    version: '1.0.0',
    phase: 'load',
    code: 'REMOTE_TIMEOUT',
    message: 'late',
    path: '/',
    replacedBy: '',
  };
  const violation = {
    set: set.id,
    unit: 'explore',
    release: first.release,
    directive: 'script-src-elem',
    blocked: 'inline',
    count: 2,
  };
  const change = { expected: 1, why: 'Because.' };
  const environment = 'POST /api/releases/environments/{environment}';
  const grant = { unit: 'explore', pattern: '/fairs/*', use: 'serve', why: 'Because.' };
  const urls = new Map([
    ...ENVIRONMENT_CALLS.map((name): [string, string[]] => [
      `${name.method} /api/releases/environments/{environment}/${name.path}`,
      [`/api/releases/environments/production/${name.path}`],
    ]),
    [
      'GET /api/releases/units/{unit}/releases/{release}',
      [`/api/releases/units/host/releases/${host.release}`],
    ],
    ['GET /api/releases/difference', ['/api/releases/difference?from=production&to=production']],
  ]);
  const bodies = new Map<string, unknown[]>([
    ['POST /api/releases', [{ manifest, author: 'Asha Rao', commit: '3f2a9c1', note: '' }]],
    ['POST /api/releases/verify', [first, next]],
    [
      'POST /api/releases/missing-files',
      [{ integrities: manifest.files.map((file) => file.integrity) }],
    ],
    [
      `${environment}/promote`,
      [promotion, { ...change, parts: [next] }, { ...change, parts: [next], percent: 10 }],
    ],
    [`${environment}/rollback`, [change, { ...change, to: set.id }]],
    [`${environment}/stop-canary`, [change]],
    [
      `${environment}/retire`,
      [
        { patterns: ['/fairs/*'], to: null, why: 'Because.' },
        { patterns: ['/fair/:year'], to: '/', why: 'Because.' },
      ],
    ],
    [`${environment}/unretire`, [{ patterns: ['/fairs/*'], why: 'Because.' }]],
    [`${environment}/retire-unit`, [{ unit: 'explore', to: null, why: 'Because.' }]],
    [`${environment}/lock`, [{ why: 'Because.' }]],
    [`${environment}/unlock`, [{ why: 'Because.' }]],
    ['POST /api/releases/paths/grant', [grant]],
    ['POST /api/releases/paths/revoke', [grant]],
    ['POST /api/releases/previews', [preview]],
    ['POST /api/releases/previews/open', [{ token }]],
    ['POST /api/releases/previews/difference', [{ token, path: '/' }]],
    [
      'POST /api/releases/signals',
      [
        {
          batch: 'batch-of-the-fuzz-test',
          environment: 'production',
          pages: [{ set: set.id, count: 3 }],
          failures: [failure],
          vitals: [vitals],
          changedFiles: [{ unit: 'host', release: host.release, count: 1 }],
          violations: [violation],
        },
      ],
    ],
  ]);
  return { bodies, urls };
}
