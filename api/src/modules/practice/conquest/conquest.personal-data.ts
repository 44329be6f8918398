import type { PersonalPart } from '../../../personal-data/personal-part';

export const conquestPersonalData: PersonalPart = {
  name: 'conquestScores',
  tables: ['conquest_scores'],
  read: (database, { id }) =>
    database.query(
      `select round, points, solved_count as "solvedCount", reached_at as "reachedAt"
       from conquest_scores where user_id = $1 order by round`,
      [id],
    ),
};
