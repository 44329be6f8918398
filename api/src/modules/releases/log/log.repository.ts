import type { Queryable } from '../../../plugins/database';

export interface NewLogEntry {
  /** The deployer's name, or `registry` for what it did by itself. */
  actor: string;
  action: string;
  environment?: string | undefined;
  /** `unit@release` of what it is about. */
  releases?: readonly string[] | undefined;
  why?: string | undefined;
  /** Ids of sets. */
  from?: string | undefined;
  to?: string | undefined;
}

/** Keeps what was done. Give it the transaction that does it, so that neither is without the other. */
export async function addLog(db: Queryable, entry: NewLogEntry): Promise<void> {
  const { actor, action, environment, releases = [], why = '', from, to } = entry;
  await db.query(
    `insert into release_log (actor, action, environment, releases, why, from_set, to_set)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [actor, action, environment, releases, why, from, to],
  );
}
