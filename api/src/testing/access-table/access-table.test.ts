import { getWalletEndpoint, lockWalletEndpoint } from '@sopaan/schemas/wallet/wallet';
import type { DeclaredRoute } from '../../auth/declared-routes';
import { send } from '../call';
import { FakeLiveKitServer } from '../fake-livekit-server';
import { FakeMediaServer } from '../fake-media-server';
import { FakeRunner } from '../fake-runner';
import { testApp, type TestAccount } from '../test-app';
import { accessLevelOf } from './access-level';
import { callRoute, callersOf, type Caller } from './call-route';
import { addSampleData, samples } from './samples/all-samples';
import type { RegistryWorld } from './samples/registry-world';
import type { Sample } from './samples/sample';

// Programs are not run and nothing is sent: only access is tested here.
const media = new FakeMediaServer();
const liveKit = new FakeLiveKitServer();
/** A site has only one of the two media servers. With both, all routes of media respond. */
const startMedia = async () => ({ ...(await liveKit.start()), ...(await media.start()) });
const api = testApp(undefined, { runner: new FakeRunner(), media: startMedia });
afterAll(() => Promise.all([media.stop(), liveKit.stop()]));
let registry: RegistryWorld;

beforeAll(async () => {
  registry = await addSampleData(api);
  // Generated once per process: on a busy machine, queries would time out meanwhile.
  api.app.swagger();
  api.app.swagger({ yaml: true });
});

const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;
const routes = () => api.app.declaredRoutes.filter(({ method }) => method !== 'HEAD');

test('[HO-056] every route has a sample call, and every sample call has a route', () => {
  const routeNames = routes().map(nameOf);
  const namesWithoutSample = routeNames.filter((name) => !(name in samples));
  const hint = 'add a sample call to a file of api/src/testing/access-table/samples for';
  expect(namesWithoutSample.map((name) => `${hint} ${name}`)).toEqual([]);
  expect(Object.keys(samples).filter((name) => !routeNames.includes(name))).toEqual([]);
});

test('no sample call is meant to fail', () => {
  const failing = Object.entries(samples).filter(([, { status = 200 }]) => status >= 400);
  expect(failing.map(([name]) => name)).toEqual([
    // No static file has this name.
    'GET /api/docs/static/*',
    // The sample does not upgrade to a WebSocket.
    'GET /api/live-classes/:id/socket',
  ]);
});

/** Several tests, because calling all routes as all callers takes longer than a test may on a slow machine. */
const SAMPLES_PER_TEST = 60;
const sampleNames = Object.keys(samples);
const slices = sampleNames
  .filter((_name, index) => index % SAMPLES_PER_TEST === 0)
  .map((first, index) => ({
    first,
    names: sampleNames.slice(index * SAMPLES_PER_TEST, (index + 1) * SAMPLES_PER_TEST),
  }));

test.each(slices)(
  '[HO-056] [AP-038] routes allow exactly the callers of the table, from $first',
  async ({ names }) => {
    const problems: string[] = [];
    for (const route of routes().filter((one) => names.includes(nameOf(one)))) {
      const sample = samples[nameOf(route)] ?? {};
      const responses = await Promise.all(
        callersOf(route).map(async (caller) => {
          const response = await callRoute({ api, registry }, route, { sample, caller });
          return { ...response, caller, expected: expectedStatus(route, sample, caller) };
        }),
      );
      for (const { status, expected, caller, owner, body } of responses) {
        const who = `${caller.kind}${caller.is ? ` (${caller.is})` : ''}`;
        const what = `${nameOf(route)} as ${who}`;
        if (status !== expected) problems.push(`${what}: ${status} instead of ${expected} ${body}`);
        const isOwner = caller.is === 'owner';
        const leaks = [owner.userId, owner.email].some((trace) => body.includes(trace));
        if (!isOwner && leaks) problems.push(`${what}: exposes data of another member`);
      }
    }
    expect(problems).toEqual([]);
  },
);

function expectedStatus(route: DeclaredRoute, sample: Sample, { kind, is }: Caller): number {
  const { status = 200, strangerStatus = status } = sample;
  switch (accessLevelOf(route, kind)) {
    case 'yes':
      return status;
    case 'own':
      return is === 'owner' ? status : strangerStatus;
    case 'own unit':
      return is === 'of another unit' ? 403 : status;
    case 'no':
      return isAuthenticated(route, kind) ? 403 : 401;
  }
}

/** Whether the route recognizes the caller's credentials: it then rejects the call with 403 rather than 401. */
function isAuthenticated({ access }: DeclaredRoute, kind: Caller['kind']): boolean {
  if (access !== 'deploy') return false;
  return kind !== 'guest' && kind !== 'edge';
}

/** The calls that a locked wallet allows. */
const LOCK_CALLS = ['POST /api/wallet/lock', 'POST /api/wallet/unlock'];

test('[PF-033] a locked wallet refuses every other call, and names no file', async () => {
  const walletRoutes = routes().filter(
    (route) => /^\/api\/wallet(\/|$)/.test(route.path) && !LOCK_CALLS.includes(nameOf(route)),
  );
  expect(walletRoutes.length).toBeGreaterThan(10);
  for (const route of walletRoutes) {
    const sample = samples[nameOf(route)] ?? {};
    const caller: Caller = { kind: 'student', is: 'owner' };
    const { status, body } = await callRoute({ api, registry }, route, {
      sample,
      caller,
      prepare: lockWallet,
    });
    expect([nameOf(route), status, JSON.parse(body)]).toMatchObject([
      nameOf(route),
      403,
      { error: { code: 'WALLET_LOCKED' } },
    ]);
    expect(body).not.toContain('file-');
  }
});

/** Returns the cookie that opened the files of the wallet before. */
async function lockWallet({ token }: TestAccount): Promise<{ cookie: string }> {
  const { headers } = await send(api.app, getWalletEndpoint, {}, token);
  await api.call(lockWalletEndpoint, {}, token);
  return { cookie: String(headers['set-cookie']).split(';')[0] ?? '' };
}

test('HEAD has the same access as GET', () => {
  const headRoutes = api.app.declaredRoutes.filter(({ method }) => method === 'HEAD');
  expect(headRoutes.length).toBeGreaterThan(0);
  for (const { path, access, scope } of headRoutes) {
    expect(routes()).toContainEqual(
      expect.objectContaining({ method: 'GET', path, access, scope }),
    );
  }
});
