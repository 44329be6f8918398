import type { LogEntry } from '@sopaan/schemas/releases/log';
import type { Queryable } from '../../../database/database';
import { Conditions } from '../../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../../search/page';
import { isoTime } from '../environments/iso-time';
import { toLogEntry } from './log-record';

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
export async function addLog(database: Queryable, entry: NewLogEntry): Promise<void> {
  const { actor, action, environment, releases = [], why = '', from, to } = entry;
  await database.query(
    `insert into release_log (actor, action, environment, releases, why, from_set, to_set)
    values ($1, $2, $3, $4, $5, $6, $7)`,
    [actor, action, environment, releases, why, from, to],
  );
}

interface LogQuery extends PageRequest {
  environment?: string | undefined;
  unit?: string | undefined;
}

/** The audit log, newest entry first. */
export function findLog(
  database: Queryable,
  { environment, unit, ...page }: LogQuery,
): Promise<Page<LogEntry>> {
  const conditions = new Conditions();
  conditions.equal('environment', environment);
  if (unit) {
    const prefix = conditions.bind(`${unit}@`);
    conditions.add(`exists (select from unnest(releases) name where starts_with(name, ${prefix}))`);
  }
  return findPage(database, page, {
    columns: 'id, at, actor, action, environment, releases, why, from_set, to_set',
    from: 'release_log',
    conditions,
    order: [['id', 'bigint']],
    direction: 'desc',
    toItem: toLogEntry,
  });
}

/** A change of an environment. */
export interface ChangeRow {
  actor: string;
  action: string;
  at: string;
  releases: string[];
  why: string;
  from_set: string | null;
  to_set: string | null;
}

/** The last changes of an environment, newest first. Each incremented its revision. */
export function findLastChanges(
  database: Queryable,
  environment: string,
  limit: number,
): Promise<ChangeRow[]> {
  return database.query<ChangeRow>(
    `select actor, action, ${isoTime('at')} as at, releases, why, from_set, to_set from release_log
    where environment = $1
      and action in ('promote', 'canary', 'canary stopped', 'rollback', 'lock', 'unlock', 'retire', 'unretire')
    order by id desc limit $2`,
    [environment, limit],
  );
}
