import type { DeclaredRoute } from '../../auth/declared-routes';
import { FakeRunner } from '../fake-runner';
import { testApp } from '../test-app';
import { accessLevelOf } from './access-level';
import { callRoute, callersOf, type Caller } from './call-route';
import { accountSamples } from './samples/account-samples';
import { applicationSamples } from './samples/application-samples';
import { addContent, contentSamples } from './samples/content-samples';
import { addCourses, courseSamples } from './samples/course-samples';
import { addLessons, dashboardSamples } from './samples/dashboard-samples';
import { followSamples } from './samples/follow-samples';
import { homeSamples } from './samples/home-samples';
import { mentorSamples } from './samples/mentor-samples';
import { pageSamples } from './samples/page-samples';
import { publicProfileSamples } from './samples/public-profile-samples';
import { addSampleCompetition, registrationSamples } from './samples/registration-samples';
import { profileSamples } from './samples/profile-samples';
import { savedSearchSamples } from './samples/saved-search-samples';
import { registrySamples } from './samples/registry-samples';
import { RegistryWorld } from './samples/registry-world';
import { settingsSamples } from './samples/settings-samples';
import { statsSamples } from './samples/stats-samples';
import { submissionSamples } from './samples/submission-samples';
import { unsubscribeSamples } from './samples/unsubscribe-samples';
import { walletSamples } from './samples/wallet-samples';
import type { Sample, Samples } from './samples/sample';

const samples: Samples = {
  ...accountSamples,
  ...applicationSamples,
  ...contentSamples,
  ...courseSamples,
  ...dashboardSamples,
  ...followSamples,
  ...homeSamples,
  ...mentorSamples,
  ...pageSamples,
  ...publicProfileSamples,
  ...profileSamples,
  ...registrationSamples,
  ...registrySamples,
  ...savedSearchSamples,
  ...settingsSamples,
  ...statsSamples,
  ...submissionSamples,
  ...unsubscribeSamples,
  ...walletSamples,
};
// Programs are not run: only access is tested here.
const api = testApp(undefined, { runner: new FakeRunner() });
let registry: RegistryWorld;

beforeAll(async () => {
  await addContent(api);
  await addSampleCompetition(api);
  await addCourses(api);
  await addLessons(api);
  registry = await RegistryWorld.start(api);
  // One admin must remain when others delete their accounts.
  await api.signUp('admin');
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

test('[HO-056] [AP-038] every route allows exactly the callers of the table', async () => {
  const problems: string[] = [];
  for (const route of routes()) {
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
}, 120_000);

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

test('HEAD has the same access as GET', () => {
  const headRoutes = api.app.declaredRoutes.filter(({ method }) => method === 'HEAD');
  expect(headRoutes.length).toBeGreaterThan(0);
  for (const { path, access, scope } of headRoutes) {
    expect(routes()).toContainEqual(
      expect.objectContaining({ method: 'GET', path, access, scope }),
    );
  }
});
