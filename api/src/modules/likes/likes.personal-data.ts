import type { PersonalPart } from '../accounts/data/personal-part';
import { likeTables } from './likes.repository';

export const ownLikes: PersonalPart = {
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
    for (const { things, likes, thingId } of Object.values(likeTables)) {
      await transaction.query(
        `with gone as (delete from ${likes} where user_id = $1 returning ${thingId} as thing)
         update ${things} set like_count = like_count - 1 from gone where id = gone.thing`,
        [id],
      );
    }
  },
};
