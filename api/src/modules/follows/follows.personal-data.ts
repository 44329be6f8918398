import type { PersonalPart } from '../../personal-data/personal-part';

export const followsPersonalData: PersonalPart = {
  name: 'followedInstitutes',
  tables: ['follows'],
  read: (database, { id }) =>
    database.query(
      `select name as institute, follows.created_at as "followedAt"
       from follows join institutes on institutes.id = institute_id
       where user_id = $1 order by follows.created_at, institute_id`,
      [id],
    ),
  /** Deletes the rows explicitly, because a cascade would not update the counters of the institutes. */
  async remove(transaction, { id }) {
    await transaction.query(
      `with removed as (delete from follows where user_id = $1 returning institute_id)
       update institutes set follower_count = follower_count - 1 from removed
       where institutes.id = removed.institute_id`,
      [id],
    );
  },
};
