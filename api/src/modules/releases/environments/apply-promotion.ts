import type { Environment } from '@sopaan/schemas/releases/environment';
import type { Queryable } from '../../../database/database';
import { addLog } from '../log/log.repository';
import { releaseName } from '../sets/release-name';
import { storeSet } from '../sets/sets.repository';
import { trackReleases } from '../release-health/release-health.repository';
import { endCanary, rebaseCanary, setPercent, startCanary } from './canaries.repository';
import { addEnvironment, incrementRevision, activateSet } from './environments.repository';
import type { Change } from './plan-promotion';
import { clearWithdrawals } from './withdrawals.repository';

interface ChangeContext {
  name: string;
  by: string;
  why: string;
}

type FullChange = Extract<Change, { kind: 'promote' | 'finish-canary' }>;
type CanaryChange = Exclude<Change, FullChange>;

/**
 * Carries out a planned promotion on a locked environment. Returns false if somebody else has just created the
 * environment.
 */
export async function applyPromotion(
  transaction: Queryable,
  environment: Environment | undefined,
  change: Change,
  context: ChangeContext,
): Promise<boolean> {
  if (change.kind === 'promote' || change.kind === 'finish-canary') {
    return applyFullChange(transaction, environment, change, context);
  }
  await applyCanaryChange(transaction, change, context);
  return true;
}

async function applyFullChange(
  transaction: Queryable,
  environment: Environment | undefined,
  change: FullChange,
  { name, by, why }: ChangeContext,
): Promise<boolean> {
  const set = await storeSet(transaction, change.releases);
  const activation = { setId: set.id, by, action: 'promote', why };
  if (environment) await activateSet(transaction, name, activation);
  else if (!(await addEnvironment(transaction, name, activation))) return false;

  if (change.kind === 'finish-canary') {
    await endCanary(transaction, change.canaryId, { outcome: 'promoted', why });
  } else if (change.rebasedCanary) {
    const { id, canaryReleases } = change.rebasedCanary;
    const canarySet = await storeSet(transaction, canaryReleases);
    await rebaseCanary(transaction, id, { setId: canarySet.id, baseSetId: set.id });
  }
  await clearWithdrawals(transaction, name, change.changed);
  await trackReleases(transaction, name, change.changed, {
    baseSetId: environment?.set.id,
    isWatched: environment !== undefined,
  });
  await addLog(transaction, {
    actor: by,
    action: 'promote',
    environment: name,
    releases: change.changed.map(releaseName),
    why,
    from: environment?.set.id,
    to: set.id,
  });
  return true;
}

async function applyCanaryChange(
  transaction: Queryable,
  change: CanaryChange,
  { name, by, why }: ChangeContext,
): Promise<void> {
  const { percent, baseId, changed } = change;
  const set = await storeSet(transaction, change.canaryReleases);
  if (change.kind === 'resize-canary') await setPercent(transaction, change.canaryId, percent);
  else {
    const canary = { environment: name, setId: set.id, baseSetId: baseId, percent, by };
    await startCanary(transaction, canary);
    await trackReleases(transaction, name, changed, { baseSetId: baseId, isWatched: false });
  }
  await incrementRevision(transaction, name);
  await addLog(transaction, {
    actor: by,
    action: 'canary',
    environment: name,
    releases: changed.map(releaseName),
    why: `${percent} % of the visitors${why ? `: ${why}` : ''}`,
    from: baseId,
    to: set.id,
  });
}
