import type { PersonalPart } from '../accounts/data/personal-part';
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
  /** The rows would go with the account; what was liked would go on counting them. */
  async remove(transaction, { id }) {
    for (const { itemTable, likeTable, itemIdColumn } of Object.values(LIKE_TABLES)) {
      await transaction.query(
        `with gone as (delete from ${likeTable} where user_id = $1 returning ${itemIdColumn} as thing)
         update ${itemTable} set like_count = like_count - 1 from gone where id = gone.thing`,
        [id],
      );
    }
  },
};
