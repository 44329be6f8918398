import type { Queryable } from '../../../plugins/database';

export interface NewLogEntry {
  /** The name of the deployer, or `registry` for an automatic action. */
  actor: string;
  action: string;
  environment?: string | undefined;
  /** The releases concerned, as `unit@release`. */
  releases?: readonly string[] | undefined;
  why?: string | undefined;
  /** Ids of sets. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Adds an entry to the audit log. Call it in the transaction of the action, so that both are stored or neither. */
export async function addLog(db: Queryable, entry: NewLogEntry): Promise<void> {
  const { actor, action, environment, releases = [], why = '', from, to } = entry;
  await db.query(
    `insert into release_log (actor, action, environment, releases, why, from_set, to_set)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [actor, action, environment, releases, why, from, to],
  );
}
