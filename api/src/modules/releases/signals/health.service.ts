import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Health, healthEndpoint, SetHealth } from '@sopaan/schemas/releases/health';
import type { ReleaseSetRef } from '@sopaan/schemas/releases/name';
import type { Queryable } from '../../../database/database';
import { findStoppedCanarySet } from '../environments/canaries.repository';
import { findEnvironment } from '../environments/environments.repository';
import { requireEnvironment } from '../environments/require-environment';
import { releaseName } from '../sets/release-name';
import { findSet } from '../sets/sets.repository';
import { chooseIntervals } from './intervals';
import { describeThresholds } from './describe-thresholds';
import { findViolations } from './violations.repository';
import { findFailures, findSetHealth, findUnitHealth } from './health.repository';

/** The health of an environment: its current set, and the canary that is running or was stopped last. */
export async function findHealth(
  database: Queryable,
  { environment: name, hours }: RequestOf<typeof healthEndpoint>,
): Promise<Health> {
  const environment = requireEnvironment(await findEnvironment(database, name), name);
  const canary = environment.canary
    ? { role: 'canary', set: environment.canary.set }
    : await findStoppedCanary(database, name, hours);
  const shownSets = [{ role: 'present', set: environment.set }];
  if (canary && canary.set.id !== environment.set.id) shownSets.push(canary);

  const intervals = chooseIntervals(hours);
  const sets = await Promise.all(
    shownSets.map(async ({ role, set }): Promise<SetHealth> => ({
      set: set.id,
      role,
      releases: set.parts.map(releaseName),
      ...(await findSetHealth(database, { environment: name, set: set.id, intervals })),
    })),
  );
  const scope = {
    environment: name,
    sets: sets.map(({ set }) => set),
    since: sets[0]?.total.at ?? environment.since,
  };
  return {
    sets,
    units: await findUnitHealth(database, scope),
    failures: await findFailures(database, scope),
    violations: await findViolations(database, scope),
    thresholds: describeThresholds(),
  };
}

async function findStoppedCanary(
  database: Queryable,
  environment: string,
  hours: number,
): Promise<{ role: string; set: ReleaseSetRef } | undefined> {
  const id = await findStoppedCanarySet(database, environment, hours);
  const set = id === undefined ? undefined : await findSet(database, id);
  return set && { role: 'stopped canary', set };
}
