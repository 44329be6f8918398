import type { Queryable } from './database';

/** Notifies the listeners of the channel, in all processes, once the transaction commits. */
export async function notify(
  transaction: Queryable,
  channel: string,
  payload: string,
): Promise<void> {
  await transaction.query('select pg_notify($1, $2)', [channel, payload]);
}
