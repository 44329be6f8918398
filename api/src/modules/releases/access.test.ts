import type { Method } from '@sopaan/schemas/api/endpoint';
import { listLogEndpoint } from '@sopaan/schemas/releases/log';
import {
  grantPathEndpoint,
  listPathsEndpoint,
  revokePathEndpoint,
} from '@sopaan/schemas/releases/path-grant';
import {
  listReleasesEndpoint,
  missingFilesEndpoint,
  publishEndpoint,
  releaseForEdgeEndpoint,
  removedReleasesEndpoint,
  verifyEndpoint,
} from '@sopaan/schemas/releases/publish';
import {
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
} from '@sopaan/schemas/releases/token';
import { TEST_DEPLOY_TOKEN, TEST_EDGE_KEY, testApp } from '../../testing/test-app';
import { tokenFor } from '../../testing/token-for';

const api = testApp();

interface RouteTarget {
  method: Method;
  path: string;
}

const BLOB = `releases/blobs/${'a'.repeat(64)}`;
const FORBIDDEN = 403;
const UNAUTHENTICATED = 401;

const deployRoutes: RouteTarget[] = [
  missingFilesEndpoint,
  publishEndpoint,
  listReleasesEndpoint,
  verifyEndpoint,
  listLogEndpoint,
  listPathsEndpoint,
  { method: 'PUT', path: BLOB },
];
const operatorRoutes: RouteTarget[] = [
  createTokenEndpoint,
  listTokensEndpoint,
  revokeTokenEndpoint,
  grantPathEndpoint,
  revokePathEndpoint,
];
const edgeRoutes: RouteTarget[] = [
  releaseForEdgeEndpoint,
  removedReleasesEndpoint,
  { method: 'GET', path: BLOB },
];

const callers: Record<string, Record<string, string>> = { guest: {} };
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

beforeAll(async () => {
  const admin = await api.signUp('admin');
  const demoted = await api.signUp('admin');
  await api.database.query("update users set role = 'student' where id = $1", [demoted.userId]);
  const revoked = await tokenFor(api, null);
  await api.database.query(
    "update deploy_tokens set revoked_at = now() where hash = sha256(convert_to($1, 'UTF8'))",
    [revoked],
  );
  Object.assign(callers, {
    student: bearer((await api.signUp()).token),
    admin: bearer(admin.token),
    'demoted admin': bearer(demoted.token),
    'token of one unit': bearer(await tokenFor(api, 'explore')),
    'token of all units': bearer(await tokenFor(api, null)),
    operator: bearer(TEST_DEPLOY_TOKEN),
    'revoked token': bearer(revoked),
    'guessed token': bearer(`${TEST_DEPLOY_TOKEN}x`),
    edge: { 'x-sopaan-edge-key': TEST_EDGE_KEY },
    'guessed edge': { 'x-sopaan-edge-key': `${TEST_EDGE_KEY}x` },
    'deploy token sent as the edge key': { 'x-sopaan-edge-key': TEST_DEPLOY_TOKEN },
  });
});

async function accessOf({ method, path }: RouteTarget, caller: string) {
  const url = `/api/${path.replaceAll(/:(unit|release|id)/g, 'x')}`;
  const headers = { ...callers[caller] };
  const payload = method === 'GET' ? undefined : { name: 'mine', unit: null };
  const request = { method, url, headers, ...(payload && { payload }) };
  const { statusCode } = await api.app.inject(request);
  return statusCode === UNAUTHENTICATED || statusCode === FORBIDDEN ? statusCode : 'allowed';
}

const noAccess = {
  guest: UNAUTHENTICATED,
  student: UNAUTHENTICATED,
  admin: UNAUTHENTICATED,
  'demoted admin': UNAUTHENTICATED,
  'token of one unit': UNAUTHENTICATED,
  'token of all units': UNAUTHENTICATED,
  operator: UNAUTHENTICATED,
  'revoked token': UNAUTHENTICATED,
  'guessed token': UNAUTHENTICATED,
  edge: UNAUTHENTICATED,
  'guessed edge': UNAUTHENTICATED,
  'deploy token sent as the edge key': UNAUTHENTICATED,
};
const deployerAccess = {
  ...noAccess,
  student: FORBIDDEN,
  admin: 'allowed',
  'demoted admin': FORBIDDEN,
  'token of one unit': 'allowed',
  'token of all units': 'allowed',
  operator: 'allowed',
};

const operatorAccess = { ...deployerAccess, 'token of one unit': FORBIDDEN };
const edgeAccess = { ...noAccess, edge: 'allowed' };

test.each([
  ...deployRoutes.map((target) => ({ ...target, expected: deployerAccess })),
  ...operatorRoutes.map((target) => ({ ...target, expected: operatorAccess })),
  ...edgeRoutes.map((target) => ({ ...target, expected: edgeAccess })),
])('only the expected callers may use $method $path', async ({ expected, ...target }) => {
  const results = await Promise.all(
    Object.keys(expected).map(async (caller) => [caller, await accessOf(target, caller)] as const),
  );
  expect(Object.fromEntries(results)).toEqual(expected);
});
