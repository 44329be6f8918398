import type { Queryable } from '../../../database/database';

/** Class of the advisory lock between the removal of releases and those who begin to use one. */
const REMOVAL_LOCK = 4_127_086;

/** Keeps releases and files from being removed until the transaction ends. */
export async function preventRemoval(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock_shared($1, 0)', [REMOVAL_LOCK]);
}

/** Waits until nobody is beginning to use a release; others wait until the transaction ends. */
export async function lockRemoval(transaction: Queryable): Promise<void> {
  await transaction.query('select pg_advisory_xact_lock($1, 0)', [REMOVAL_LOCK]);
}
