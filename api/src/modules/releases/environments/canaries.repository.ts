import { randomUUID } from 'node:crypto';
import type { Queryable } from '../../../plugins/database';

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
