import type { Queryable } from '../../../database/database';
import { addLog } from '../log/log.repository';
import { releaseName } from '../sets/release-name';
import { changedReleases } from '../sets/set-releases';
import { endCanary, type CanaryOutcome } from './canaries.repository';
import { incrementRevision, findEnvironmentForUpdate } from './environments.repository';
import { withdraw } from './withdrawals.repository';

interface StopRequest {
  environment: string;
  /** The name of the deployer, or `registry` for an automatic stop. */
  actor: string;
  why: string;
  outcome: Exclude<CanaryOutcome, 'promoted'>;
  /** Only stops this canary; another one that has been started in the meantime continues. */
  canaryId?: string;
}

/**
 * Ends the running canary: all visitors get the current set, and its releases cannot be fallbacks. Returns false if none
 * is running.
 */
export async function stopCanary(transaction: Queryable, stop: StopRequest): Promise<boolean> {
  const { environment: name, actor, why, outcome } = stop;
  const environment = await findEnvironmentForUpdate(transaction, name);
  const canary = environment?.canary;
  if (!canary || (stop.canaryId !== undefined && stop.canaryId !== canary.id)) return false;
  const withdrawn = changedReleases(environment.set, canary.set);
  await endCanary(transaction, canary.id, { outcome, why });
  await withdraw(transaction, name, withdrawn, why);
  await incrementRevision(transaction, name);
  await addLog(transaction, {
    actor,
    action: 'canary stopped',
    environment: name,
    releases: withdrawn.map(releaseName),
    why,
    from: canary.set.id,
    to: environment.set.id,
  });
  return true;
}
