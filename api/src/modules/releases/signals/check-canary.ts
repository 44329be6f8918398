import type { Queryable } from '../../../database/database';
import { findRunningCanary, lockCanary } from '../environments/canaries.repository';
import { stopCanary } from '../environments/stop-canary';
import { evaluateCanary } from './evaluate-canary';
import { measureSet } from './measurements.repository';

/** Stops the canary of an environment if it exceeds the thresholds. */
export async function checkCanary(transaction: Queryable, environment: string): Promise<void> {
  if (!(await findRunningCanary(transaction, environment))) return;
  // Serialised, so that of two concurrent batches the second sees the signals of both.
  await lockCanary(transaction, environment);
  const canary = await findRunningCanary(transaction, environment);
  if (!canary) return;

  const scope = { environment, units: canary.units, since: canary.started_at };
  const why = evaluateCanary(
    await measureSet(transaction, { ...scope, set: canary.set_id }),
    await measureSet(transaction, { ...scope, set: canary.base_set_id }),
  );
  if (why === undefined) return;
  await stopCanary(transaction, {
    environment,
    actor: 'registry',
    why,
    outcome: 'stopped',
    canaryId: canary.id,
  });
}
