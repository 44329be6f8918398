import type { PersonalPart } from '../../personal-data/personal-part';

/** The members whom the member follows. The followers are not included, because they are the data of others. */
export const memberFollowsPersonalData: PersonalPart = {
  name: 'followedMembers',
  tables: ['member_follows'],
  read: (database, { id }) =>
    database.query(
      `select coalesce(personal_info ->> 'username', '') as username,
         member_follows.created_at as "followedAt"
       from member_follows join users on users.id = followed_id
       where follower_id = $1 order by member_follows.created_at, followed_id`,
      [id],
    ),
};
