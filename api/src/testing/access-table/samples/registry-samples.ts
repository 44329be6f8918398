import { randomUUID } from 'node:crypto';
import { retireEndpoint } from '@sopaan/schemas/releases/environment';
import { grantPathEndpoint } from '@sopaan/schemas/releases/path-grant';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import { createTokenEndpoint } from '@sopaan/schemas/releases/token';
import { TEST_DEPLOY_TOKEN } from '../../test-app';
import type { Sample, Samples } from './sample';

const environment: Sample = { input: ({ registry }) => registry.environment() };

/** What pages with the release report. */
function signalsAbout({ unit, release }: ReleaseRef) {
  const set = 'a'.repeat(64);
  const origin = { page: 'p', set, remote: unit, release };
  const failure = {
    ...origin,
    reference: 'r-1',
    version: '1.2.0',
    phase: 'load',
    code: 'REMOTE_TIMEOUT',
    message: 'late',
    path: '/',
    replacedBy: '',
  };
  const violation = {
    set,
    unit,
    release,
    directive: 'script-src-elem',
    blocked: 'inline',
    count: 2,
  };
  return {
    pages: [{ set, count: 3 }],
    failures: [failure],
    vitals: [{ ...origin, route: '/', lcp: 1200, inp: 80, cls: 0.01 }],
    changedFiles: [{ unit, release, count: 1 }],
    violations: [violation],
  };
}

/** Samples about the unit explore, so that its unit token is allowed and those of other units are not. */
export const registrySamples: Samples = {
  'GET /api/releases': {},
  'POST /api/releases': { input: ({ registry }) => ({ manifest: registry.build.manifest }) },
  'POST /api/releases/missing-files': {
    input: ({ registry }) => ({
      integrities: registry.build.manifest.files.map(({ integrity }) => integrity),
    }),
  },
  'POST /api/releases/verify': { input: ({ registry }) => registry.next },
  'GET /api/releases/units/:unit/releases/:release': { input: ({ registry }) => registry.next },
  'POST /api/releases/removed': { input: ({ registry }) => ({ releases: [registry.next] }) },
  'GET /api/releases/blobs/:name': { input: ({ registry }) => ({ name: registry.file().name }) },
  'PUT /api/releases/blobs/:name': {
    input: ({ registry }) => ({ name: registry.file().name }),
    bytes: ({ registry }) => registry.file().content,
  },
  'GET /api/releases/log': {},

  'GET /api/releases/paths': {},
  'POST /api/releases/paths/grant': {
    input: () => ({ unit: 'explore', pattern: `/explore/${randomUUID()}` }),
  },
  'POST /api/releases/paths/revoke': {
    async input({ api }) {
      const input = { unit: 'explore', pattern: `/explore/${randomUUID()}`, why: '' };
      await api.call(grantPathEndpoint, { ...input, use: 'serve' }, TEST_DEPLOY_TOKEN);
      return input;
    },
  },

  'GET /api/releases/environments': {},
  'GET /api/releases/environments/:environment/health': environment,
  'GET /api/releases/environments/:environment/history': environment,
  'GET /api/releases/environments/:environment/state': environment,
  'POST /api/releases/environments/:environment/lock': environment,
  'POST /api/releases/environments/:environment/unlock': environment,
  'POST /api/releases/environments/:environment/promote': {
    input: async ({ registry }) => ({
      ...(await registry.environment()),
      parts: [registry.next],
    }),
  },
  'POST /api/releases/environments/:environment/rollback': {
    input: ({ registry }) => registry.environment({ next: true }),
  },
  'POST /api/releases/environments/:environment/stop-canary': {
    input: ({ registry }) => registry.environment({ next: true, percent: 50 }),
  },
  'POST /api/releases/environments/:environment/retire': {
    input: async ({ registry }) => ({
      ...(await registry.environment()),
      patterns: ['/explore'],
      to: null,
    }),
  },
  'POST /api/releases/environments/:environment/unretire': {
    async input({ api, registry }) {
      const { environment: name } = await registry.environment();
      const retirement = { environment: name, patterns: ['/explore'], to: null, why: '' };
      await api.call(retireEndpoint, retirement, TEST_DEPLOY_TOKEN);
      return retirement;
    },
  },
  'POST /api/releases/environments/:environment/retire-unit': {
    input: async ({ registry }) => ({
      ...(await registry.environment()),
      unit: 'explore',
      to: null,
    }),
  },
  'GET /api/releases/difference': {
    async input({ registry }) {
      const [from, to] = [await registry.environment(), await registry.environment({ next: true })];
      return { from: from.environment, to: to.environment };
    },
  },
  'POST /api/releases/signals': {
    async input({ registry }) {
      const { environment: name } = await registry.environment();
      return { batch: randomUUID(), environment: name, ...signalsAbout(registry.next) };
    },
  },

  'GET /api/releases/previews': {},
  'POST /api/releases/previews': {
    async input({ registry }) {
      const { environment: name } = await registry.environment();
      return { environment: name, parts: [registry.next] };
    },
  },
  'POST /api/releases/previews/:id/revoke': {
    input: async ({ registry }) => ({ id: (await registry.preview()).preview.id }),
  },
  'POST /api/releases/previews/open': {
    input: async ({ registry }) => ({ token: (await registry.preview()).token }),
  },
  'POST /api/releases/previews/difference': {
    input: async ({ registry }) => ({ token: (await registry.preview()).token, path: '/explore' }),
  },

  'GET /api/releases/tokens': {},
  'POST /api/releases/tokens': { input: () => ({ name: `team-${randomUUID()}`, unit: null }) },
  'POST /api/releases/tokens/:id/revoke': {
    async input({ api }) {
      const request = { name: `team-${randomUUID()}`, unit: 'learn' };
      const { token } = await api.call(createTokenEndpoint, request, TEST_DEPLOY_TOKEN);
      return { id: token.id };
    },
  },
};
