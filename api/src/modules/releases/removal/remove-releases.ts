import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { RemovalRule } from '../../../config/removal-settings';
import type { Queryable } from '../../../database/database';
import { findEnvironments } from '../environments/environments.repository';
import { findLastGood } from '../environments/find-last-good';
import { findEarlierReleases } from '../environments/requirements.repository';
import { addLog } from '../log/log.repository';
import { releaseName } from '../sets/release-name';
import { lockRemoval } from './removal-lock.repository';
import { findOldReleases, markRemoved } from './removal.repository';

/** Besides the last healthy releases, every environment keeps this many earlier ones of each unit, even if its current host cannot run them. */
const FALLBACKS_KEPT = 2;

/** The releases that the rule would remove: nothing that a set, a fallback, a preview or an open tab may need. */
export async function findRemovable(
  transaction: Queryable,
  rule: RemovalRule,
): Promise<ReleaseRef[]> {
  return findOldReleases(transaction, rule, await findFallbacks(transaction));
}

/** Removes old releases. Their files go with the next removal of unused files. */
export async function removeOldReleases(
  transaction: Queryable,
  rule: RemovalRule,
  actor: string,
): Promise<ReleaseRef[]> {
  await lockRemoval(transaction);
  const releases = await findRemovable(transaction, rule);
  if (releases.length === 0) return [];
  await markRemoved(transaction, releases);
  const why = `older than ${rule.keepDays} days, and not one of the newest ${rule.keepNewest}`;
  await addLog(transaction, { actor, action: 'remove', releases: releases.map(releaseName), why });
  return releases;
}

async function findFallbacks(transaction: Queryable): Promise<ReleaseRef[]> {
  const fallbacks: ReleaseRef[] = [];
  for (const { name: environment, set } of await findEnvironments(transaction)) {
    const search = { environment, setId: set.id, limit: FALLBACKS_KEPT };
    fallbacks.push(...(await findLastGood(transaction, environment, set)));
    fallbacks.push(...(await findEarlierReleases(transaction, search)));
  }
  return fallbacks;
}
