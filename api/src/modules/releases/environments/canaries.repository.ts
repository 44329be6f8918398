import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../database/database';

interface NewCanary {
  environment: string;
  setId: string;
  baseSetId: string;
  percent: number;
  by: string;
}

export async function startCanary(transaction: Queryable, canary: NewCanary): Promise<void> {
  await transaction.query(
    `insert into release_canaries (id, environment, set_id, base_set_id, percent, started_by)
     values ($1, $2, $3, $4, $5, $6)`,
    [randomUUID(), canary.environment, canary.setId, canary.baseSetId, canary.percent, canary.by],
  );
}

/** The canary keeps its id, so visitors who see it before an increase continue to see it. */
export async function setPercent(
  transaction: Queryable,
  id: string,
  percent: number,
): Promise<void> {
  await transaction.query('update release_canaries set percent = $2 where id = $1', [id, percent]);
}

/** Updates the sets of a canary after another unit has changed. */
export async function rebaseCanary(
  transaction: Queryable,
  id: string,
  sets: { setId: string; baseSetId: string },
): Promise<void> {
  await transaction.query(
    'update release_canaries set set_id = $2, base_set_id = $3 where id = $1',
    [id, sets.setId, sets.baseSetId],
  );
}

export type CanaryOutcome = 'promoted' | 'stopped' | 'rolled back';

/** Stores `why` as the column `reason`. In the API, `reasons` are the violated rules of a rejected change. */
export async function endCanary(
  transaction: Queryable,
  id: string,
  { outcome, why }: { outcome: CanaryOutcome; why: string },
): Promise<void> {
  await transaction.query(
    'update release_canaries set ended_at = now(), outcome = $2, reason = $3 where id = $1',
    [id, outcome, why],
  );
}

/** Class of the advisory lock that serialises the evaluation of a canary between API processes. */
const CANARY_LOCK = 4_127_002;

/** Locks the canary of an environment until the transaction ends. */
export async function lockCanary(transaction: Queryable, environment: string): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1, hashtext($2))', [
    CANARY_LOCK,
    environment,
  ]);
}

export interface RunningCanaryRow {
  id: string;
  set_id: string;
  base_set_id: string;
  started_at: Date;
  units: string[];
}

/**
 * Includes the units whose releases differ, because failures of a release in both sets are not caused by the canary.
 */
export async function findRunningCanary(
  database: Queryable,
  environment: string,
): Promise<RunningCanaryRow | undefined> {
  const [canary] = await database.query<RunningCanaryRow>(
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

/** The set of the canary that was stopped or rolled back last, if that was within the last `hours`. */
export async function findStoppedCanarySet(
  database: Queryable,
  environment: string,
  hours: number,
): Promise<string | undefined> {
  const [canary] = await database.query<{ set_id: string }>(
    `select set_id from release_canaries
     where environment = $1 and outcome <> 'promoted' and ended_at >= now() - $2 * interval '1 hour'
     order by ended_at desc limit 1`,
    [environment, hours],
  );
  return canary?.set_id;
}
