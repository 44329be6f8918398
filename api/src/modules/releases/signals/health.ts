import type { RequestOf } from '@sopaan/schemas/endpoint';
import type { Health, healthEndpoint, SetHealth } from '@sopaan/schemas/release-health';
import type { NamedSet } from '@sopaan/schemas/release-name';
import type { Queryable } from '../../../plugins/database';
import { findEnvironment } from '../environments/environments.repository';
import { requireEnvironment } from '../environments/require-environment';
import { nameOf } from '../sets/release-name';
import { findSet } from '../sets/sets.repository';
import { intervalsOf } from './intervals';
import { recentFailures } from './recent-failures';
import { setHealth } from './set-health';
import { describeThresholds } from './describe-thresholds';
import { unitHealth } from './unit-health';

/** The health of an environment: its current set, and the canary that is running or was stopped last. */
export async function findHealth(
  database: Queryable,
  { environment: name, hours }: RequestOf<typeof healthEndpoint>,
): Promise<Health> {
  const environment = requireEnvironment(await findEnvironment(database, name), name);
  const canary = environment.canary
    ? { role: 'canary', set: environment.canary.set }
    : await findStoppedCanary(database, name, hours);
  const shown = [{ role: 'present', set: environment.set }];
  if (canary && canary.set.id !== environment.set.id) shown.push(canary);

  const intervals = intervalsOf(hours);
  const sets = await Promise.all(
    shown.map(async ({ role, set }): Promise<SetHealth> => ({
      set: set.id,
      role,
      releases: set.parts.map(nameOf),
      ...(await setHealth(database, { environment: name, set: set.id, intervals })),
    })),
  );
  const scope = {
    environment: name,
    sets: sets.map(({ set }) => set),
    since: sets[0]?.total.at ?? environment.since,
  };
  return {
    sets,
    units: await unitHealth(database, scope),
    failures: await recentFailures(database, scope),
    thresholds: describeThresholds(),
  };
}

async function findStoppedCanary(
  database: Queryable,
  environment: string,
  hours: number,
): Promise<{ role: string; set: NamedSet } | undefined> {
  const [canary] = await database.query<{ set_id: string }>(
    `select set_id from release_canaries
     where environment = $1 and outcome <> 'promoted' and ended_at >= now() - $2 * interval '1 hour'
     order by ended_at desc limit 1`,
    [environment, hours],
  );
  const set = canary && (await findSet(database, canary.set_id));
  return set && { role: 'stopped canary', set };
}
