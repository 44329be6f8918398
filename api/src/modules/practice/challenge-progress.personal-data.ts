import type { PersonalPart } from '../../personal-data/personal-part';

export const challengeProgressPersonalData: PersonalPart = {
  name: 'challenges',
  tables: ['challenge_progress'],
  read: (database, { id }) =>
    database.query(
      `select title as challenge, status, tries, solved_at as "solvedAt",
         challenge_progress.updated_at as "updatedAt"
       from challenge_progress join challenges on challenges.id = challenge_id
       where user_id = $1
       order by challenge_progress.updated_at, challenge_id`,
      [id],
    ),
  /** A cascade would delete the rows with the account, but not update the solved counts. Locks the challenges in order of id to avoid deadlocks. */
  async remove(transaction, { id }) {
    await transaction.query(
      `with solved as materialized (
         select id from challenges
         where id in (
           select challenge_id from challenge_progress where user_id = $1 and status = 'solved'
         )
         order by id for update
       )
       update challenges set solved_count = greatest(solved_count - 1, 0)
       from solved where challenges.id = solved.id`,
      [id],
    );
  },
};
