import type { FastifyInstance } from 'fastify';
import { EDGE_KEY_HEADER } from '../src/auth/auth';
import type { DeclaredRoute } from '../src/auth/declared-routes';
import { linkKeys } from '../src/modules/accounts/links/link-keys';
import { addSignUp } from '../src/modules/accounts/sign-up/sign-ups.repository';
import { accessLevelOf } from '../src/testing/access-table/access-level';
import { sampleRequest } from '../src/testing/access-table/sample-request';
import { samples } from '../src/testing/access-table/samples/all-samples';
import type { World as SampleWorld } from '../src/testing/access-table/samples/sample';
import {
  TEST_DEPLOY_TOKEN,
  TEST_EDGE_KEY,
  TEST_SECRET,
  testPasswordHash,
  type TestAccount,
} from '../src/testing/test-app';
import type { Caller } from './attempts';
import type { HeadersOf, PreparedRoute } from './fuzz';

/** Those that may call a route, the most ordinary first. */
const KINDS = [
  ['student', 'student'],
  ['deploy token', 'deployer'],
  ['edge', 'edge'],
] as const;

/** Creates new callers and a request that the route accepts: its sample call in the table of access. */
export async function prepareRoute(
  { api, registry }: Omit<SampleWorld, 'owner'>,
  name: string,
): Promise<PreparedRoute> {
  const route = findRoute(api.app, name);
  const owner = await api.signUp();
  const callers: HeadersOf = {
    guest: { cookie: await signUpCookie({ api, registry, owner }) },
    student: memberHeaders(owner),
    admin: memberHeaders(await api.signUp('admin')),
    deployer: { authorization: `Bearer ${TEST_DEPLOY_TOKEN}` },
    edge: { [EDGE_KEY_HEADER]: TEST_EDGE_KEY },
  };
  const sample = samples[`${route.method} ${route.path}`] ?? {};
  const { fields, ...request } = await sampleRequest({ api, registry, owner }, route, sample);
  return { callers, sample: { ...request, caller: callerOf(route) }, fields };
}

/** The API registers `/api/courses/:id`, its OpenAPI document has `/api/courses/{id}`. */
function findRoute(app: FastifyInstance, name: string): DeclaredRoute {
  const registered = name.replace(/\{(\w+)\}/g, ':$1');
  const route = app.declaredRoutes.find(({ method, path }) => `${method} ${path}` === registered);
  if (!route) throw new Error(`${name} is not registered`);
  return route;
}

function callerOf(route: DeclaredRoute): Caller {
  const [, caller] = KINDS.find(([kind]) => accessLevelOf(route, kind) !== 'no') ?? [];
  if (!caller) throw new Error(`${route.path}: nobody may call it`);
  return caller;
}

function memberHeaders({ token, refreshToken }: TestAccount) {
  return { authorization: `Bearer ${token}`, cookie: `sopaan_refresh=${refreshToken}` };
}

/** The cookie of a guest whose address is not confirmed yet. */
async function signUpCookie({ api, owner }: SampleWorld): Promise<string> {
  const email = owner.email.replace('@', '@guest.');
  const passwordHash = await testPasswordHash();
  const person = { firstName: 'Asha', lastName: 'Rao', email, passwordHash };
  const id = await addSignUp(api.database, person, null);
  return `sopaan_sign_up=${linkKeys(TEST_SECRET).cookieOf(id)}`;
}
