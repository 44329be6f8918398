import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import type { SavedItem, SavedKeys, SavedKind } from '@sopaan/schemas/saved/saved';
import type { Queryable } from '../../database/database';
import { Conditions } from '../../search/conditions';
import { findPage, type Page, type PageRequest } from '../../search/page';
import { SAVED_COLUMNS, SAVED_ITEMS, toSavedItem } from './saved-record';

export interface SavedKey {
  kind: SavedKind;
  id: string;
  userId: string;
}

const TABLES = {
  job: 'jobs',
  course: 'courses',
  competition: 'events',
  institute: 'institutes',
} as const satisfies Record<SavedKind, string>;

/** Prevents the deletion of the item until the transaction ends. Returns false if it does not exist. */
export async function lockItemForShare(
  transaction: Queryable,
  { kind, id }: SavedKey,
): Promise<boolean> {
  const locked = await transaction.query(
    `select from ${TABLES[kind]} where id = $1 for key share`,
    [id],
  );
  return locked.length > 0;
}

/** Like `lockItemForShare`, for several items of a kind. Returns the ids of those that exist. */
export async function lockItemsForShare(
  transaction: Queryable,
  kind: SavedKind,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const locked = await transaction.query<{ id: string }>(
    `select id from ${TABLES[kind]} where id = any ($1) order by id for key share`,
    [ids],
  );
  return locked.map(({ id }) => id);
}

/** The number of items that the member has saved besides this one. */
export async function countOthers(
  transaction: Queryable,
  { kind, id, userId }: SavedKey,
): Promise<number> {
  const [row] = await transaction.query<{ count: number }>(
    'select count(*) from saved_items where user_id = $1 and (kind, item_id) <> ($2, $3)',
    [userId, kind, id],
  );
  return row?.count ?? 0;
}

/** Idempotent: the time of the first save stays. */
export async function addSavedItem(
  transaction: Queryable,
  { kind, id, userId }: SavedKey,
): Promise<void> {
  await transaction.query(
    `insert into saved_items (user_id, kind, item_id) values ($1, $2, $3)
     on conflict do nothing`,
    [userId, kind, id],
  );
}

/** Adds items that the member has not saved, in the order in which they were saved elsewhere. */
export async function addSavedItems(
  transaction: Queryable,
  userId: string,
  items: SavedKeys,
): Promise<void> {
  await transaction.query(
    `insert into saved_items (user_id, kind, item_id, saved_at)
     select $1, kind, id, now() + position * interval '1 microsecond'
     from unnest($2::text[], $3::text[]) with ordinality as items (kind, id, position)`,
    [userId, items.map(({ kind }) => kind), items.map(({ id }) => id)],
  );
}

export async function removeSavedItem(
  database: Queryable,
  { kind, id, userId }: SavedKey,
): Promise<void> {
  await database.query(
    'delete from saved_items where user_id = $1 and kind = $2 and item_id = $3',
    [userId, kind, id],
  );
}

export async function findSavedKeys(
  database: Queryable,
  userId: string,
): Promise<Array<{ kind: string; id: string }>> {
  return database.query<{ kind: string; id: string }>(
    `select kind, item_id as id from saved_items where user_id = $1
     order by saved_at desc, kind, item_id`,
    [userId],
  );
}

interface SavedFilter extends PageRequest {
  kind?: SavedKind | undefined;
  jobKind?: ApplicationKind | undefined;
}

export function findSavedItems(
  database: Queryable,
  userId: string,
  { kind, jobKind, ...page }: SavedFilter,
): Promise<Page<SavedItem>> {
  const conditions = new Conditions();
  conditions.equal('saved_items.user_id', userId);
  conditions.equal('saved_items.kind', kind);
  conditions.equal('jobs.kind', jobKind);
  return findPage(database, page, {
    columns: SAVED_COLUMNS,
    from: SAVED_ITEMS,
    conditions,
    order: [
      ['saved_at', 'timestamptz'],
      ['saved_items.kind', 'text'],
      ['item_id', 'text'],
    ],
    direction: 'desc',
    toItem: toSavedItem,
  });
}
