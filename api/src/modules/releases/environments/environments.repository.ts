import { environmentSchema, type Environment } from '@sopaan/schemas/releases/environment';
import { compareRetirements } from '@sopaan/contract/retirement';
import type { Queryable } from '../../../database/database';
import { retirementsJson } from '../retirements/retirements.repository';
import { setJson } from '../sets/sets.repository';
import { isoTime } from './iso-time';

const COLUMNS = `
  json_build_object(
    'name', e.name,
    'revision', e.revision,
    'set', ${setJson('e.set_id')},
    'since', ${isoTime('e.changed_at')},
    'changedBy', e.changed_by,
    'canary', (
      select json_build_object(
        'id', c.id,
        'set', ${setJson('c.set_id')},
        'percent', c.percent,
        'startedAt', ${isoTime('c.started_at')},
        'startedBy', c.started_by)
      from release_canaries c where c.environment = e.name and c.ended_at is null),
    'lock', case when e.locked_at is not null then json_build_object(
      'by', e.locked_by, 'why', e.lock_why, 'since', ${isoTime('e.locked_at')}) end,
    'retirements', ${retirementsJson('e.name')}
  ) as environment`;

function toEnvironment(row: { environment: unknown }): Environment {
  const environment = environmentSchema.validateSync(row.environment);
  return { ...environment, retirements: environment.retirements.toSorted(compareRetirements) };
}

export async function findEnvironment(
  database: Queryable,
  name: string,
): Promise<Environment | undefined> {
  const [row] = await database.query<{ environment: unknown }>(
    `select ${COLUMNS} from release_environments e where e.name = $1`,
    [name],
  );
  return row && toEnvironment(row);
}

/** Like `findEnvironment`, with the row locked until the transaction ends. */
export async function findEnvironmentForUpdate(
  transaction: Queryable,
  name: string,
): Promise<Environment | undefined> {
  // Locks in a separate query: a query that waits for the lock would still read the sets as they were before it waited.
  await transaction.query('select 1 from release_environments where name = $1 for update', [name]);
  return findEnvironment(transaction, name);
}

/** Changes whenever something that edges read of an environment does: its revision, or the health of its releases. */
export async function findStateVersion(
  database: Queryable,
  name: string,
): Promise<string | undefined> {
  const [row] = await database.query<{ version: string }>(
    `select concat(revision, '.', health_revision) as version
     from release_environments where name = $1`,
    [name],
  );
  return row?.version;
}

/** Lets all queries of a transaction read the same state. Call it before the first one. */
export async function useOneSnapshot(transaction: Queryable): Promise<void> {
  await transaction.query('set transaction isolation level repeatable read, read only');
}

export async function findEnvironments(database: Queryable): Promise<Environment[]> {
  const rows = await database.query<{ environment: unknown }>(
    `select ${COLUMNS} from release_environments e order by e.name <> 'production', e.name`,
  );
  return rows.map(toEnvironment);
}

interface Activation {
  setId: string;
  by: string;
  action: string;
  why: string;
}

/** Creates an environment with its first set. Returns false if somebody else has just created it. */
export async function addEnvironment(
  transaction: Queryable,
  name: string,
  activation: Activation,
): Promise<boolean> {
  const rows = await transaction.query(
    `insert into release_environments (name, revision, set_id, changed_by) values ($1, 1, $2, $3)
     on conflict do nothing returning name`,
    [name, activation.setId, activation.by],
  );
  if (rows.length > 0) await addHistory(transaction, name, activation);
  return rows.length > 0;
}

/** Makes a set the current one of the environment. */
export async function activateSet(
  transaction: Queryable,
  name: string,
  activation: Activation,
): Promise<void> {
  await transaction.query(
    `update release_environments
     set revision = revision + 1, set_id = $2, changed_by = $3, changed_at = now() where name = $1`,
    [name, activation.setId, activation.by],
  );
  await addHistory(transaction, name, activation);
}

/** For changes that keep the current set. */
export async function incrementRevision(transaction: Queryable, name: string): Promise<void> {
  await transaction.query(
    'update release_environments set revision = revision + 1 where name = $1',
    [name],
  );
}

/** Locks an environment, or unlocks it if no lock is given. */
export async function setLock(
  transaction: Queryable,
  name: string,
  lock?: { by: string; why: string },
): Promise<void> {
  await transaction.query(
    `update release_environments
     set revision = revision + 1, locked_by = $2, lock_why = $3,
       locked_at = case when $2::text is not null then now() end
     where name = $1`,
    [name, lock?.by, lock?.why],
  );
}

async function addHistory(
  transaction: Queryable,
  name: string,
  activation: Activation,
): Promise<void> {
  await transaction.query(
    `insert into release_history (environment, revision, set_id, by, action, why)
     select name, revision, set_id, $2, $3, $4 from release_environments where name = $1`,
    [name, activation.by, activation.action, activation.why],
  );
}
