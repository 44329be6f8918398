import type { Release } from '@sopaan/contract/release';
import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import { EDGE_PATHS, HOST_PATHS } from '@sopaan/contract/reserved-paths';
import type { grantPathEndpoint, Paths } from '@sopaan/schemas/releases/path-grant';
import type { Deployer } from '../../../auth/access';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { rejectIfAny } from '../gate/release-rejected';
import { addLog } from '../log/log.repository';
import { grantReasons } from './grant-reasons';
import { unownedPaths } from './ownership-reasons';
import {
  addPathGrant,
  findPathGrants,
  lockPathGrants,
  removePathGrant,
  type PathClaim,
} from './path-grants.repository';

interface GrantRequest {
  database: Database;
  deployer: Deployer;
  input: RequestOf<typeof grantPathEndpoint>;
}

export async function findPaths(database: Queryable): Promise<Paths> {
  const reserved = (['edge', 'host'] as const).flatMap((servedBy) =>
    (servedBy === 'edge' ? EDGE_PATHS : HOST_PATHS).map((pattern) => ({ pattern, servedBy })),
  );
  return { grants: await findPathGrants(database), reserved };
}

/** Idempotent. Throws RELEASE_REFUSED if the path is reserved or another unit owns a part of it. */
export function grantPath({ database, deployer, input }: GrantRequest): Promise<Paths> {
  return database.transaction(async (transaction) => {
    await lockPathGrants(transaction);
    await addGrants(transaction, [input], { by: deployer.name, why: input.why });
    return findPaths(transaction);
  });
}

/** Grants a unit the paths of its release that nobody owns. */
export function grantPathsOf(
  database: Database,
  release: Release,
  { name: by }: Deployer,
): Promise<void> {
  return database.transaction(async (transaction) => {
    await lockPathGrants(transaction);
    const grants = await findPathGrants(transaction);
    const freeClaims = unownedPaths(release, grants).filter(
      (claim) => grantReasons(claim, grants).length === 0,
    );
    await addGrants(transaction, freeClaims, { by, why: `${release.unit}@${release.release}` });
  });
}

/** Adds the grants that do not exist yet. The caller has locked the grants. */
async function addGrants(
  transaction: Queryable,
  claims: readonly PathClaim[],
  { by, why }: { by: string; why: string },
): Promise<void> {
  const grants = await findPathGrants(transaction);
  rejectIfAny(claims.flatMap((claim) => grantReasons(claim, grants)));
  for (const claim of claims) {
    const { unit, pattern, use } = claim;
    const isGranted = grants.some(
      (grant) =>
        grant.unit === unit &&
        grant.use === use &&
        grant.pattern.toLowerCase() === pattern.toLowerCase(),
    );
    if (isGranted) continue;
    await addPathGrant(transaction, claim, by);
    await addLog(transaction, { actor: by, action: 'grant path', why: describeClaim(claim, why) });
  }
}

export function revokePath({ database, deployer, input }: GrantRequest): Promise<Paths> {
  return database.transaction(async (transaction) => {
    await lockPathGrants(transaction);
    if (!(await removePathGrant(transaction, input))) {
      const message = `${input.unit} has no grant for ${input.pattern}. See: npm run release -- paths list`;
      const reason = { rule: 'unknown', about: [input.unit, input.pattern], message };
      throw new ApiError('NOT_FOUND', { reasons: [reason] });
    }
    const why = describeClaim(input, input.why);
    await addLog(transaction, { actor: deployer.name, action: 'revoke path', why });
    return findPaths(transaction);
  });
}

function describeClaim({ unit, pattern, use }: PathClaim, why: string): string {
  const what = `${pattern}${use === 'target' ? ' as a redirect target' : ''} of ${unit}`;
  return why ? `${what}: ${why}` : what;
}
