import type { LogEntry } from '@sopaan/schemas/release-log';
import type { Queryable } from '../../../plugins/database';
import { Conditions } from '../../../search/conditions';
import { pageSize, toPage, type PageRequest } from '../../../search/page';

interface LogQuery extends PageRequest {
  environment?: string | undefined;
  unit?: string | undefined;
}

interface LogRow {
  id: number;
  at: Date;
  actor: string;
  action: string;
  environment: string | null;
  releases: string[];
  why: string;
  from_set: string | null;
  to_set: string | null;
  cursor_key: string[];
}

/** The audit log, newest entry first. */
export async function findLog(
  db: Queryable,
  { environment, unit, ...page }: LogQuery,
): Promise<{ items: LogEntry[]; nextCursor: string | null }> {
  const size = pageSize(page);
  const conditions = new Conditions();
  conditions.equal('environment', environment);
  if (unit) {
    const prefix = conditions.bind(`${unit}@`);
    conditions.add(`exists (select from unnest(releases) name where starts_with(name, ${prefix}))`);
  }
  conditions.after(page.cursor, [['id', 'bigint']], 'desc');
  const limit = conditions.bind(size + 1);
  const rows = await db.query<LogRow>(
    `select id, at, actor, action, environment, releases, why, from_set, to_set,
      array[id::text] as cursor_key
    from release_log ${conditions.where} order by id desc limit ${limit}`,
    conditions.values,
  );
  return toPage(rows, size, toEntry);
}

function toEntry(row: LogRow): LogEntry {
  const { actor, action, environment, releases, why } = row;
  return {
    ...{ actor, action, environment, releases, why },
    id: String(row.id),
    at: row.at.toISOString(),
    from: row.from_set,
    to: row.to_set,
  };
}
