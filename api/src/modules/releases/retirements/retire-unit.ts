import type { RequestOf } from '@sopaan/schemas/api/endpoint';
import type { Reason } from '@sopaan/schemas/api/error';
import type { Environment, retireUnitEndpoint } from '@sopaan/schemas/releases/environment';
import type { ReleaseRef } from '@sopaan/schemas/releases/name';
import type { Deployer } from '../../../auth/access';
import type { Database, Queryable } from '../../../database/database';
import { ApiError } from '../../../http/api-error';
import { rebaseCanary } from '../environments/canaries.repository';
import { assertUnitScope, assertUnlocked } from '../environments/change-guards';
import {
  activateSet,
  findEnvironment,
  findEnvironmentForUpdate,
} from '../environments/environments.repository';
import { requireEnvironment } from '../environments/require-environment';
import { rejectIfAny } from '../gate/release-rejected';
import { addLog } from '../log/log.repository';
import { findPathGrants } from '../ownership/path-grants.repository';
import { endWatch } from '../release-health/release-health.repository';
import { releaseName } from '../sets/release-name';
import { changedReleases } from '../sets/set-releases';
import { findSetReleases, storeSet } from '../sets/sets.repository';
import { describeRetirements } from './describe-retirements';
import { mergeRetirements, retirementReasons } from './retirement-reasons';
import { storeRetirements, type NewRetirement } from './retirements.repository';

interface RetireUnitRequest {
  database: Database;
  deployer: Deployer;
  input: RequestOf<typeof retireUnitEndpoint>;
}

/** Takes a unit out of the set of an environment and of its canary, and retires all paths of its release. */
export function retireUnit({ database, deployer, input }: RetireUnitRequest): Promise<Environment> {
  const { environment: name, unit, to, why } = input;
  return database.transaction(async (transaction) => {
    const current = requireEnvironment(await findEnvironmentForUpdate(transaction, name), name);
    assertUnlocked(current);
    const retiredRelease = requireUnit(current, unit);
    assertUnitScope(deployer, [retiredRelease]);
    rejectIfAny([...hostReasons(retiredRelease), ...canaryReasons(current, unit)]);
    const [release] = await findSetReleases(transaction, [retiredRelease]);
    const newRetirements = (release?.routes ?? []).map(({ path }): NewRetirement => ({
      pattern: path,
      to,
      unit,
    }));
    const withoutUnit = (parts: readonly ReleaseRef[]) => parts.filter((one) => one.unit !== unit);
    const releases = withoutUnit(current.set.parts);
    rejectIfAny(
      retirementReasons(newRetirements, {
        unit: deployer.unit,
        grants: await findPathGrants(transaction),
        retirements: mergeRetirements<NewRetirement>(current.retirements, newRetirements),
        releases: await findSetReleases(transaction, releases),
      }),
    );
    const { id: setId } = await storeSet(transaction, releases);
    await activateSet(transaction, name, { setId, by: deployer.name, action: 'retire', why });
    await removeFromCanary(transaction, current, { setId, withoutUnit });
    await endWatch(transaction, name, [retiredRelease]);
    await storeRetirements(transaction, name, newRetirements, { by: deployer.name, why });
    await addLog(transaction, {
      actor: deployer.name,
      action: 'retire',
      environment: name,
      releases: [releaseName(retiredRelease)],
      why: describeRetirements(newRetirements, why),
      from: current.set.id,
      to: setId,
    });
    return requireEnvironment(await findEnvironment(transaction, name), name);
  });
}

function requireUnit({ name, set }: Environment, unit: string): ReleaseRef {
  const found = set.parts.find((part) => part.unit === unit);
  if (found) return found;
  const message = `The set of ${name} has no release of ${unit}. See: npm run release -- status`;
  throw new ApiError('NOT_FOUND', { reasons: [{ rule: 'unknown', about: [name, unit], message }] });
}

function hostReasons(retiredRelease: ReleaseRef): Reason[] {
  if (retiredRelease.unit !== 'host') return [];
  const message = 'No page opens without the host, so it cannot be retired.';
  return [{ rule: 'complete', about: [releaseName(retiredRelease)], message }];
}

/** A canary of the unit itself would have nothing left to compare. */
function canaryReasons({ set, canary }: Environment, unit: string): Reason[] {
  const runningReleases = canary ? changedReleases(set, canary.set) : [];
  if (!runningReleases.some((release) => release.unit === unit)) return [];
  const message = `A canary of ${runningReleases.map(releaseName).join(' and ')} is running. Stop it first: npm run release -- stop-canary`;
  return [{ rule: 'canary', about: runningReleases.map(releaseName), message }];
}

/** The canary of another unit continues without the retired unit. */
async function removeFromCanary(
  transaction: Queryable,
  { canary }: Environment,
  {
    setId,
    withoutUnit,
  }: { setId: string; withoutUnit: (parts: readonly ReleaseRef[]) => ReleaseRef[] },
): Promise<void> {
  if (!canary) return;
  const canarySet = await storeSet(transaction, withoutUnit(canary.set.parts));
  await rebaseCanary(transaction, canary.id, { setId: canarySet.id, baseSetId: setId });
}
