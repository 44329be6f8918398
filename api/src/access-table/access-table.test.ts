import type { DeclaredRoute } from '../plugins/declared-routes';
import { FakeRunner } from '../testing/fake-runner';
import { testApp } from '../testing/test-app';
import { admissionOf } from './admission';
import { ask, callersOf, type Caller } from './ask.fixture';
import { accountSamples } from './samples/account-samples.fixture';
import { applicationSamples } from './samples/application-samples.fixture';
import { addContent, contentSamples } from './samples/content-samples.fixture';
import { addCourses, courseSamples } from './samples/course-samples.fixture';
import { followSamples } from './samples/follow-samples.fixture';
import { mentorSamples } from './samples/mentor-samples.fixture';
import { pageSamples } from './samples/page-samples.fixture';
import { addCompetition, registrationSamples } from './samples/registration-samples.fixture';
import { registrySamples } from './samples/registry-samples.fixture';
import { RegistryWorld } from './samples/registry-world.fixture';
import { submissionSamples } from './samples/submission-samples.fixture';
import type { Sample, Samples } from './samples/sample.fixture';

const samples: Samples = {
  ...accountSamples,
  ...applicationSamples,
  ...contentSamples,
  ...courseSamples,
  ...followSamples,
  ...mentorSamples,
  ...pageSamples,
  ...registrationSamples,
  ...registrySamples,
  ...submissionSamples,
};
// What is run stays out of the way: here only who may ask for it counts.
const api = testApp(undefined, { runner: new FakeRunner() });
let registry: RegistryWorld;

beforeAll(async () => {
  await addContent(api);
  await addCompetition(api);
  await addCourses(api);
  registry = await RegistryWorld.start(api);
  // Somebody stays when admins delete themselves.
  await api.signUp('admin');
});

const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;
const routes = () => api.app.declaredRoutes.filter(({ method }) => method !== 'HEAD');

test('[HO-056] every route has a sample call, and every sample call has a route', () => {
  const names = routes().map(nameOf);
  const without = names.filter((name) => !(name in samples));
  const hint = 'add a sample call to a file of api/src/access-table/samples for';
  expect(without.map((name) => `${hint} ${name}`)).toEqual([]);
  expect(Object.keys(samples).filter((name) => !names.includes(name))).toEqual([]);
});

test('[HO-056] [AP-038] every route lets in whom the table says, and nobody else', async () => {
  const wrong: string[] = [];
  for (const route of routes()) {
    const sample = samples[nameOf(route)] ?? {};
    const answers = await Promise.all(
      callersOf(route).map(async (caller) => {
        const answer = await ask({ api, registry }, route, { sample, caller });
        return { ...answer, caller, expected: expectedStatus(route, sample, caller) };
      }),
    );
    for (const { status, expected, caller, owner, body } of answers) {
      const who = `${caller.principal}${caller.is ? ` (${caller.is})` : ''}`;
      const what = `${nameOf(route)} as ${who}`;
      if (status !== expected) wrong.push(`${what}: ${status} instead of ${expected} ${body}`);
      const isOwner = caller.is === 'owner';
      const tells = [owner.userId, owner.email].some((trace) => body.includes(trace));
      if (!isOwner && tells) wrong.push(`${what}: tells about somebody else`);
    }
  }
  expect(wrong).toEqual([]);
}, 120_000);

function expectedStatus(route: DeclaredRoute, sample: Sample, { principal, is }: Caller): number {
  const { answers = 200, strangers = answers } = sample;
  switch (admissionOf(route, principal)) {
    case 'yes':
      return answers;
    case 'own':
      return is === 'owner' ? answers : strangers;
    case 'own unit':
      return is === 'of another unit' ? 403 : answers;
    case 'no':
      return isKnown(route, principal) ? 403 : 401;
  }
}

/** Who is known to the route, but may not. */
function isKnown({ access }: DeclaredRoute, principal: Caller['principal']): boolean {
  if (access !== 'deploy') return false;
  return principal !== 'guest' && principal !== 'edge';
}

test('HEAD is as closed as GET', () => {
  const heads = api.app.declaredRoutes.filter(({ method }) => method === 'HEAD');
  expect(heads.length).toBeGreaterThan(0);
  for (const { path, access, scope } of heads) {
    expect(routes()).toContainEqual(
      expect.objectContaining({ method: 'GET', path, access, scope }),
    );
  }
});
