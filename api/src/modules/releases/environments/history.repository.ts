import { historyEntrySchema, type HistoryEntry } from '@sopaan/schemas/releases/environment';
import type { Queryable } from '../../../database/database';
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
 * further back instead of alternating between two sets. An automatic rollback may have led to a set that was never
 * promoted: then the set before the one that it replaced.
 */
export async function findPreviousSet(
  database: Queryable,
  environment: string,
): Promise<string | undefined> {
  const steps = await database.query<{ set_id: string; action: string }>(
    'select set_id, action from release_history where environment = $1 order by revision desc',
    [environment],
  );
  let position = 0;
  while (steps[position]?.action === 'rollback') {
    const { set_id: current } = steps[position] ?? {};
    const earlier = steps.findIndex(({ set_id }, index) => index > position && set_id === current);
    position = earlier < 0 ? position + 1 : earlier;
  }
  return steps[position + 1]?.set_id;
}
