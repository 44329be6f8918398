import type { DeclaredRoute } from '../plugins/declared-routes';
import { EDGE_KEY_HEADER } from '../plugins/auth';
import { TEST_DEPLOY_TOKEN, TEST_EDGE_KEY, type TestApp } from '../testing/test-app';
import { tokenFor } from '../testing/token-for';
import type { Principal } from './admission';
import type { Owner, Sample, World } from './samples/sample.fixture';

/** Each member as the owner of what a call names, and as somebody else; a token of the unit, and one of another. */
export type Caller = { principal: Principal; is?: 'owner' | 'of another unit' };

const MEMBERS: readonly Principal[] = ['student', 'mentor', 'host', 'recruiter', 'admin'];

const callers: readonly Caller[] = [
  { principal: 'guest' },
  ...MEMBERS.flatMap((principal): Caller[] => [{ principal, is: 'owner' }, { principal }]),
  { principal: 'unit token' },
  { principal: 'unit token', is: 'of another unit' },
  { principal: 'deploy token' },
  { principal: 'edge' },
];

/** Those between whom a route can tell. */
export function callersOf({ access }: DeclaredRoute): readonly Caller[] {
  const tells = { owner: access === 'session', 'of another unit': access === 'deploy' };
  return callers.filter(({ is }) => is === undefined || tells[is]);
}

const unitTokens = new WeakMap<TestApp, Map<string, Promise<string>>>();

function unitToken(api: TestApp, unit: string): Promise<string> {
  const known = unitTokens.get(api) ?? new Map<string, Promise<string>>();
  unitTokens.set(api, known);
  const token = known.get(unit) ?? tokenFor(api, unit);
  known.set(unit, token);
  return token;
}

/** The headers by which a caller shows who it is. */
async function headersOf(api: TestApp, { principal, is }: Caller, owner: Owner) {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  if (principal === 'guest') return {};
  if (principal === 'edge') return { [EDGE_KEY_HEADER]: TEST_EDGE_KEY };
  if (principal === 'deploy token') return bearer(TEST_DEPLOY_TOKEN);
  if (principal === 'unit token') return bearer(await unitToken(api, is ? 'practice' : 'explore'));
  return bearer(is === 'owner' ? owner.token : (await api.signUp(principal)).token);
}

let address = 0;

/** Calls a route with its sample, about the things of a member who is made for this call. */
export async function ask(
  { api, registry }: Omit<World, 'owner'>,
  route: DeclaredRoute,
  { sample, caller }: { sample: Sample; caller: Caller },
) {
  const owner = await api.signUp(caller.is === 'owner' ? caller.principal : 'student');
  const world = { api, registry, owner };
  const fields = new Map(Object.entries((await sample.input?.(world)) ?? {}));
  const url = route.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(fields.get(name));
    fields.delete(name);
    return encodeURIComponent(value);
  });
  const hasBody = route.method !== 'GET' && route.method !== 'DELETE';
  const rest = Object.fromEntries(fields);
  const bytes = sample.bytes?.(world);
  const form = sample.form?.();
  address += 1;
  const answer = await api.app.inject({
    method: methodOf(route),
    url: bytes ? `${url}?encoding=identity` : url,
    // Each call from a place of its own: limits are not what is looked at here.
    remoteAddress: `10.0.${address >> 8}.${address & 255}`,
    headers: {
      ...(await headersOf(api, caller, owner)),
      ...(bytes && { 'content-type': 'application/octet-stream' }),
      ...form?.headers,
    },
    ...(form
      ? { payload: form.payload }
      : bytes
        ? { payload: bytes }
        : hasBody
          ? { payload: rest }
          : { query: rest }),
  });
  return { status: answer.statusCode, body: answer.body, owner };
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

function methodOf({ method, path }: DeclaredRoute) {
  const known = METHODS.find((name) => name === method);
  if (!known) throw new Error(`${method} ${path}: this method is not called yet`);
  return known;
}
