import { array, string } from 'yup';
import type { Queryable } from '../../../plugins/database';
import { stopCanary } from '../environments/stop-canary';
import { evaluateCanary } from './evaluate-canary';
import { measureSet } from './measure-set';

/** The class of the locks by which API processes look at canaries one after the other. */
const CANARY_LOCK = 4_127_002;

interface Watched {
  id: string;
  set_id: string;
  base_set_id: string;
  started_at: Date;
  units: unknown;
}

const unitsSchema = array(string().defined()).required();

/** Stops the canary of an environment when it does worse than the thresholds allow. */
export async function checkCanary(transaction: Queryable, environment: string): Promise<void> {
  if (!(await runningCanary(transaction, environment))) return;
  // One after the other: of two batches at once, the later sees what the other brought.
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    CANARY_LOCK,
    environment,
  ]);
  const canary = await runningCanary(transaction, environment);
  if (!canary) return;

  const seen = {
    environment,
    units: unitsSchema.validateSync(canary.units),
    since: canary.started_at,
  };
  const why = evaluateCanary(
    await measureSet(transaction, { ...seen, set: canary.set_id }),
    await measureSet(transaction, { ...seen, set: canary.base_set_id }),
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

/** With the units whose releases differ: what is broken in both sets is not the canary's fault. */
async function runningCanary(
  transaction: Queryable,
  environment: string,
): Promise<Watched | undefined> {
  const [canary] = await transaction.query<Watched>(
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
