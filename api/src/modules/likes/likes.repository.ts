import type { Like, LikedKind } from '@sopaan/schemas/like';
import type { Queryable } from '../../plugins/database';

/** What somebody likes. */
export interface Liking {
  kind: LikedKind;
  id: string;
  userId: string;
}

/** Where things of each kind and their likes are kept. */
export const likeTables = {
  course: { things: 'courses', likes: 'course_likes', thingId: 'course_id', name: 'name' },
  competition: { things: 'events', likes: 'event_likes', thingId: 'event_id', name: 'title' },
} as const satisfies Record<LikedKind, Record<string, string>>;

/** Of several changes at once, each waits for the one before. False: there is no such thing. */
export async function lockThing(transaction: Queryable, { kind, id }: Liking): Promise<boolean> {
  const { things } = likeTables[kind];
  const locked = await transaction.query(`select from ${things} where id = $1 for no key update`, [
    id,
  ]);
  return locked.length > 0;
}

/** How many rows that made: none when it was liked already. */
export async function addLike(
  transaction: Queryable,
  { kind, id, userId }: Liking,
): Promise<number> {
  const { likes, thingId } = likeTables[kind];
  const added = await transaction.query(
    `insert into ${likes} (${thingId}, user_id) values ($1, $2)
     on conflict do nothing returning user_id`,
    [id, userId],
  );
  return added.length;
}

export async function removeLike(
  transaction: Queryable,
  { kind, id, userId }: Liking,
): Promise<number> {
  const { likes, thingId } = likeTables[kind];
  const removed = await transaction.query(
    `delete from ${likes} where ${thingId} = $1 and user_id = $2 returning user_id`,
    [id, userId],
  );
  return removed.length;
}

export async function changeLikeCount(
  transaction: Queryable,
  { kind, id }: Liking,
  by: number,
): Promise<void> {
  const { things } = likeTables[kind];
  await transaction.query(`update ${things} set like_count = like_count + $2 where id = $1`, [
    id,
    by,
  ]);
}

export async function findLike(
  database: Queryable,
  { kind, id, userId }: Liking,
): Promise<Like | undefined> {
  const { things, likes, thingId } = likeTables[kind];
  const [row] = await database.query<Like>(
    `select
      like_count as count,
      exists (select from ${likes} where ${thingId} = $1 and user_id = $2) as liked
     from ${things} where id = $1`,
    [id, userId],
  );
  return row;
}
