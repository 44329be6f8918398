import type { ReleaseRef, ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { contractReasons } from '../gate/contract-reasons';
import { sharedLibraryReasons } from '../gate/shared-library-reasons';
import { findHost } from '../sets/release-name';
import { toRequirements, type Requirements } from './requirements-record';
import {
  findEarlierReleases,
  findHostRequirements,
  type EarlierReleaseRow,
} from './requirements.repository';

/** Candidates to examine for each unit. If none of them fits, the unit has no fallback. */
const MAX_CANDIDATES = 10;

/** An edge offers the second one to pages whose host cannot run the first. */
const FALLBACKS_PER_UNIT = 2;

/**
 * For each remote, the releases to fall back to if the current one fails in a browser, in the order of preference: the
 * newest healthy ones, then the newest ones about which too little is known. They were shown to all visitors, were not
 * withdrawn and run with the current host. A host has no fallback, as nothing is left to load one.
 */
export async function findLastGood(
  database: Queryable,
  environment: string,
  set: ReleaseSetRef,
): Promise<ReleaseRef[]> {
  const host = await findHostRequirements(database, findHost(set.parts)?.release);
  if (!host) return [];
  const earlier = await findEarlierReleases(database, {
    environment,
    setId: set.id,
    limit: MAX_CANDIDATES,
  });
  return set.parts.flatMap(({ unit }) => {
    if (unit === 'host') return [];
    const fitting = earlier.filter((release) => release.unit === unit && canRunOn(host, release));
    return fitting.slice(0, FALLBACKS_PER_UNIT).map(({ release }) => ({ unit, release }));
  });
}

function canRunOn(host: Requirements, release: EarlierReleaseRow): boolean {
  const pair = [host, toRequirements(release)];
  return contractReasons(pair).length === 0 && sharedLibraryReasons(pair).length === 0;
}
