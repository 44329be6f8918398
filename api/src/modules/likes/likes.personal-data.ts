import type { PersonalPart } from '../../personal-data/personal-part';
import { LIKE_TABLES } from './likes.repository';

export const likesPersonalData: PersonalPart = {
  name: 'likes',
  tables: ['course_likes', 'event_likes'],
  read: (database, { id }) =>
    database.query(
      `select 'course' as kind, name, course_likes.created_at as "likedAt"
       from course_likes join courses on courses.id = course_id where user_id = $1
       union all
       select 'competition', title, event_likes.created_at
       from event_likes join events on events.id = event_id where user_id = $1
       order by "likedAt", name`,
      [id],
    ),
  /** Deletes the rows explicitly, because a cascade would not update the counters of the items. */
  async remove(transaction, { id }) {
    for (const { itemTable, likeTable, itemIdColumn } of Object.values(LIKE_TABLES)) {
      await transaction.query(
        `with removed as (delete from ${likeTable} where user_id = $1 returning ${itemIdColumn} as item_id)
         update ${itemTable} set like_count = like_count - 1 from removed where id = removed.item_id`,
        [id],
      );
    }
  },
};
