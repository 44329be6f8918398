import type { Environment } from '@sopaan/schemas/release-environment';
import type { Queryable } from '../../../plugins/database';
import { addLog } from '../log/log.repository';
import { nameOf } from '../sets/release-name';
import { saveSet } from '../sets/sets.repository';
import { endCanary, rebaseCanary, setPercent, startCanary } from './canaries.repository';
import { addEnvironment, incrementRevision, activateSet } from './environments.repository';
import type { Change } from './plan-promotion';
import { clearWithdrawals } from './withdrawals.repository';

interface By {
  name: string;
  by: string;
  why: string;
}

type ForAll = Extract<Change, { step: 'show' | 'finish' }>;
type ForSome = Exclude<Change, ForAll>;

/**
 * Carries out a planned promotion on a locked environment. Returns false if somebody else has just created the
 * environment.
 */
export async function applyPromotion(
  transaction: Queryable,
  environment: Environment | undefined,
  change: Change,
  by: By,
): Promise<boolean> {
  if (change.step === 'show' || change.step === 'finish') {
    return applyForAll(transaction, environment, change, by);
  }
  await applyForSome(transaction, change, by);
  return true;
}

async function applyForAll(
  transaction: Queryable,
  environment: Environment | undefined,
  change: ForAll,
  { name, by, why }: By,
): Promise<boolean> {
  const set = await saveSet(transaction, change.parts);
  const shown = { setId: set.id, by, action: 'promote', why };
  if (environment) await activateSet(transaction, name, shown);
  else if (!(await addEnvironment(transaction, name, shown))) return false;

  if (change.step === 'finish') {
    await endCanary(transaction, change.canaryId, { outcome: 'promoted', why });
  } else if (change.beside) {
    const tried = await saveSet(transaction, change.beside.tried);
    await rebaseCanary(transaction, change.beside.id, { setId: tried.id, baseSetId: set.id });
  }
  await clearWithdrawals(transaction, name, change.fresh);
  await addLog(transaction, {
    actor: by,
    action: 'promote',
    environment: name,
    releases: change.fresh.map(nameOf),
    why,
    from: environment?.set.id,
    to: set.id,
  });
  return true;
}

async function applyForSome(
  transaction: Queryable,
  change: ForSome,
  { name, by, why }: By,
): Promise<void> {
  const { percent, baseId, fresh } = change;
  const set = await saveSet(transaction, change.tried);
  if (change.step === 'percent') await setPercent(transaction, change.canaryId, percent);
  else {
    const canary = { environment: name, setId: set.id, baseSetId: baseId, percent, by };
    await startCanary(transaction, canary);
  }
  await incrementRevision(transaction, name);
  await addLog(transaction, {
    actor: by,
    action: 'canary',
    environment: name,
    releases: fresh.map(nameOf),
    why: `${percent} % of the visitors${why ? `: ${why}` : ''}`,
    from: baseId,
    to: set.id,
  });
}
