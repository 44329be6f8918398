import { historyEntrySchema, type HistoryEntry } from '@sopaan/schemas/release-environment';
import type { Queryable } from '../../../plugins/database';
import { setJson } from '../sets/sets.repository';
import { isoTime } from './iso-time';

/** The sets that an environment has shown, newest first. */
export async function findHistory(
  database: Queryable,
  environment: string,
  limit: number,
): Promise<HistoryEntry[]> {
  const rows = await database.query<{ entry: unknown }>(
    `select json_build_object(
       'revision', h.revision, 'set', ${setJson('h.set_id')}, 'at', ${isoTime('h.at')},
       'by', h.by, 'action', h.action, 'why', h.why) as entry
     from release_history h where h.environment = $1 order by h.revision desc limit $2`,
    [environment, limit],
  );
  return rows.map(({ entry }) => historyEntrySchema.validateSync(entry));
}

export async function hasShown(
  database: Queryable,
  environment: string,
  setId: string,
): Promise<boolean> {
  const rows = await database.query(
    'select 1 from release_history where environment = $1 and set_id = $2 limit 1',
    [environment, setId],
  );
  return rows.length > 0;
}

/**
 * The set that was current before the present one was promoted. Rollbacks are skipped, so that several in a row go
 * further back instead of alternating between two sets.
 */
export async function findPreviousSet(
  database: Queryable,
  environment: string,
): Promise<string | undefined> {
  const steps = await database.query<{ set_id: string; action: string }>(
    'select set_id, action from release_history where environment = $1 order by revision desc',
    [environment],
  );
  let at = 0;
  while (steps[at]?.action === 'rollback') {
    const { set_id: present } = steps[at] ?? {};
    const earlier = steps.findIndex(({ set_id }, index) => index > at && set_id === present);
    if (earlier < 0) break;
    at = earlier;
  }
  return steps[at + 1]?.set_id;
}
