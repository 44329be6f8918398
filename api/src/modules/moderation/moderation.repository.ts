import type { Queryable } from '../../database/database';
import type { ModeratedTable } from './moderated-table';

export interface TextForModeration {
  id: string;
  /** The id of what the text is about. */
  subject_id: string;
  body: string;
  created_at: Date;
  hidden_at: Date | null;
  /** Reports since the text was last restored. */
  report_count: number;
}

const reportCount = ({ name, reportTable, reportedColumn }: ModeratedTable) => `(
  select count(*) from ${reportTable} as reports
  where reports.${reportedColumn} = ${name}.id
    and reports.created_at > coalesce(restored_at, '-infinity')
)`;

/** Idempotent: a member's second report has no effect. */
export async function addReport(
  transaction: Queryable,
  { reportTable, reportedColumn }: ModeratedTable,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await transaction.query(
    `insert into ${reportTable} (${reportedColumn}, user_id) values ($1, $2) on conflict do nothing`,
    [id, userId],
  );
}

/** Hides the text if it has at least `threshold` reports since it was last restored. */
export async function hideIfReportedOften(
  transaction: Queryable,
  table: ModeratedTable,
  id: string,
  threshold: number,
): Promise<void> {
  await transaction.query(
    `update ${table.name} set hidden_at = now()
     where id = $1 and hidden_at is null and ${reportCount(table)} >= $2`,
    [id, threshold],
  );
}

/** Texts that are hidden or have reports, or all texts; newest first. */
export function findTextsForModeration(
  database: Queryable,
  table: ModeratedTable,
  { all, limit }: { all: boolean; limit: number },
): Promise<TextForModeration[]> {
  return database.query<TextForModeration & Record<string, unknown>>(
    `select * from (
       select id, ${table.subjectColumn} as subject_id, ${table.text ?? 'body'} as body, created_at, hidden_at,
         ${reportCount(table)} as report_count
       from ${table.name}
     ) as counted
     where body <> '' and ($1 or hidden_at is not null or report_count > 0)
     order by created_at desc, id desc limit $2`,
    [all, limit],
  );
}

/** Admins type the id. It is compared as text, so a malformed one is not found; compared as a uuid, it would make the query fail. */
const HAS_TYPED_ID = 'id::text = $1';

/** Returns false if there is no such text. */
export async function hideText(
  database: Queryable,
  { name }: ModeratedTable,
  id: string,
): Promise<boolean> {
  const found = await database.query(
    `update ${name} set hidden_at = coalesce(hidden_at, now()) where ${HAS_TYPED_ID} returning id`,
    [id],
  );
  return found.length > 0;
}

/** Shows a text again. Earlier reports no longer count. Returns false if there is no such text. */
export async function restoreText(
  database: Queryable,
  { name }: ModeratedTable,
  id: string,
): Promise<boolean> {
  const found = await database.query(
    `update ${name} set hidden_at = null, restored_at = now() where ${HAS_TYPED_ID} returning id`,
    [id],
  );
  return found.length > 0;
}
