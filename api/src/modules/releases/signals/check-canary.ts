import { array, string } from 'yup';
import type { Queryable } from '../../../plugins/database';
import { stopCanary } from '../environments/stop-canary';
import { evaluateCanary } from './evaluate-canary';
import { measureSet } from './measure-set';

/** Class of the advisory lock that serialises the evaluation of a canary between API processes. */
const CANARY_LOCK = 4_127_002;

interface RunningCanary {
  id: string;
  set_id: string;
  base_set_id: string;
  started_at: Date;
  units: unknown;
}

const unitsSchema = array(string().defined()).required();

/** Stops the canary of an environment if it exceeds the thresholds. */
export async function checkCanary(transaction: Queryable, environment: string): Promise<void> {
  if (!(await findRunningCanary(transaction, environment))) return;
  // Serialised, so that of two concurrent batches the second sees the signals of both.
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    CANARY_LOCK,
    environment,
  ]);
  const canary = await findRunningCanary(transaction, environment);
  if (!canary) return;

  const scope = {
    environment,
    units: unitsSchema.validateSync(canary.units),
    since: canary.started_at,
  };
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
    canary: canary.id,
  });
}

/**
 * Includes the units whose releases differ, because failures of a release in both sets are not caused by the canary.
 */
async function findRunningCanary(
  transaction: Queryable,
  environment: string,
): Promise<RunningCanary | undefined> {
  const [canary] = await transaction.query<RunningCanary>(
    `select id, set_id, base_set_id, started_at, array(
       select new.unit from release_set_parts new
       left join release_set_parts old on old.set_id = base_set_id and old.unit = new.unit
       where new.set_id = release_canaries.set_id and old.release is distinct from new.release
     ) as units
     from release_canaries where environment = $1 and ended_at is null`,
    [environment],
  );
  return canary;
}
