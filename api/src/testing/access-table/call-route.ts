import type { DeclaredRoute } from '../../auth/declared-routes';
import { EDGE_KEY_HEADER } from '../../auth/auth';
import { TEST_DEPLOY_TOKEN, TEST_EDGE_KEY, type TestAccount, type TestApp } from '../test-app';
import { tokenFor } from '../token-for';
import type { CallerKind } from './access-level';
import { sampleRequest } from './sample-request';
import type { Sample, World } from './samples/sample';

/** Members call as the owner of the data and as somebody else; unit tokens for the unit of the call and for another. */
export type Caller = { kind: CallerKind; is?: 'owner' | 'of another unit' };

const MEMBERS: readonly CallerKind[] = ['student', 'mentor', 'host', 'recruiter', 'admin'];

const callers: readonly Caller[] = [
  { kind: 'guest' },
  ...MEMBERS.flatMap((kind): Caller[] => [{ kind, is: 'owner' }, { kind }]),
  { kind: 'unit token' },
  { kind: 'unit token', is: 'of another unit' },
  { kind: 'deploy token' },
  { kind: 'edge' },
];

/** The callers that a route distinguishes. */
export function callersOf({ access }: DeclaredRoute): readonly Caller[] {
  const distinguishes = { owner: access === 'session', 'of another unit': access === 'deploy' };
  return callers.filter(({ is }) => is === undefined || distinguishes[is]);
}

const unitTokens = new WeakMap<TestApp, Map<string, Promise<string>>>();

function unitToken(api: TestApp, unit: string): Promise<string> {
  const tokens = unitTokens.get(api) ?? new Map<string, Promise<string>>();
  unitTokens.set(api, tokens);
  const token = tokens.get(unit) ?? tokenFor(api, unit);
  tokens.set(unit, token);
  return token;
}

const membersOfApis = new WeakMap<TestApp, Map<string, Promise<TestAccount>>>();

/** Reading changes nothing, so members who only read are created once. */
function reader(api: TestApp, name: 'owner' | 'stranger', role: string): Promise<TestAccount> {
  const members = membersOfApis.get(api) ?? new Map<string, Promise<TestAccount>>();
  membersOfApis.set(api, members);
  const member = members.get(`${name} ${role}`) ?? api.signUp(role);
  members.set(`${name} ${role}`, member);
  return member;
}

/** The headers that authenticate a caller. */
async function authHeaders(
  api: TestApp,
  { caller: { kind, is }, owner, isRead }: { caller: Caller; owner: TestAccount; isRead: boolean },
) {
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  if (kind === 'guest') return {};
  if (kind === 'edge') return { [EDGE_KEY_HEADER]: TEST_EDGE_KEY };
  if (kind === 'deploy token') return bearer(TEST_DEPLOY_TOKEN);
  if (kind === 'unit token') return bearer(await unitToken(api, is ? 'practice' : 'explore'));
  if (is === 'owner') return bearer(owner.token);
  const stranger = await (isRead ? reader(api, 'stranger', kind) : api.signUp(kind));
  return bearer(stranger.token);
}

let address = 0;

interface SampleCall {
  sample: Sample;
  caller: Caller;
  /** What the owner does between creating the data and the call. Returns headers of the call. */
  prepare?: (owner: TestAccount) => Promise<Record<string, string>>;
}

/** Calls a route with its sample, on the data of a member, who is created for this call if anything is written. */
export async function callRoute(
  { api, registry }: Omit<World, 'owner'>,
  route: DeclaredRoute,
  { sample, caller, prepare }: SampleCall,
) {
  const isRead = route.method === 'GET';
  const role = caller.is === 'owner' ? caller.kind : 'student';
  const isReader = isRead && !sample.input && !prepare;
  const owner = await (isReader ? reader(api, 'owner', role) : api.signUp(role));
  const request = await sampleRequest({ api, registry, owner }, route, sample);
  const { method, url, body } = request;
  const preparedHeaders = await prepare?.(owner);
  address += 1;
  const response = await api.app.inject({
    method,
    url,
    // Each call comes from another address, so that no rate limit applies.
    remoteAddress: `10.0.${address >> 8}.${address & 255}`,
    headers: {
      ...request.headers,
      ...(await authHeaders(api, { caller, owner, isRead })),
      ...preparedHeaders,
    },
    ...(body !== undefined && { payload: body }),
  });
  return { status: response.statusCode, body: response.body, owner };
}
