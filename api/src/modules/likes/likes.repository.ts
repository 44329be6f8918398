import type { Like, LikedKind } from '@sopaan/schemas/api/like';
import type { Queryable } from '../../database/database';

export interface LikeKey {
  kind: LikedKind;
  id: string;
  userId: string;
}

/** The tables of the items of each kind and of their likes. */
export const LIKE_TABLES = {
  course: {
    itemTable: 'courses',
    likeTable: 'course_likes',
    itemIdColumn: 'course_id',
  },
  competition: {
    itemTable: 'events',
    likeTable: 'event_likes',
    itemIdColumn: 'event_id',
  },
} as const satisfies Record<LikedKind, Record<string, string>>;

/** Locks the item, so that concurrent changes run one after the other. Returns false if it does not exist. */
export async function lockItem(transaction: Queryable, { kind, id }: LikeKey): Promise<boolean> {
  const { itemTable } = LIKE_TABLES[kind];
  const locked = await transaction.query(
    `select from ${itemTable} where id = $1 for no key update`,
    [id],
  );
  return locked.length > 0;
}

/** Returns the number of rows added: 0 if the item was already liked. */
export async function addLike(
  transaction: Queryable,
  { kind, id, userId }: LikeKey,
): Promise<number> {
  const { likeTable, itemIdColumn } = LIKE_TABLES[kind];
  const rows = await transaction.query(
    `insert into ${likeTable} (${itemIdColumn}, user_id) values ($1, $2)
     on conflict do nothing returning user_id`,
    [id, userId],
  );
  return rows.length;
}

export async function removeLike(
  transaction: Queryable,
  { kind, id, userId }: LikeKey,
): Promise<number> {
  const { likeTable, itemIdColumn } = LIKE_TABLES[kind];
  const rows = await transaction.query(
    `delete from ${likeTable} where ${itemIdColumn} = $1 and user_id = $2 returning user_id`,
    [id, userId],
  );
  return rows.length;
}

export async function changeLikeCount(
  transaction: Queryable,
  { kind, id }: LikeKey,
  delta: number,
): Promise<void> {
  const { itemTable } = LIKE_TABLES[kind];
  await transaction.query(`update ${itemTable} set like_count = like_count + $2 where id = $1`, [
    id,
    delta,
  ]);
}

export async function findLike(
  database: Queryable,
  { kind, id, userId }: LikeKey,
): Promise<Like | undefined> {
  const { itemTable, likeTable, itemIdColumn } = LIKE_TABLES[kind];
  const [row] = await database.query<Like>(
    `select
      like_count as count,
      exists (select from ${likeTable} where ${itemIdColumn} = $1 and user_id = $2) as liked
     from ${itemTable} where id = $1`,
    [id, userId],
  );
  return row;
}
