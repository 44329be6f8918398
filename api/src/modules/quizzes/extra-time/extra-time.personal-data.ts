import type { PersonalPart } from '../../../personal-data/personal-part';

export const extraTimePersonalData: PersonalPart = {
  name: 'quizExtraTime',
  tables: ['quiz_extra_time'],
  read: (database, { id }) =>
    database.query(
      `select quizzes.title as quiz, percent, granted_at as "grantedAt"
      from quiz_extra_time left join quizzes on quizzes.id = quiz_id
      where user_id = $1
      order by granted_at, quizzes.title`,
      [id],
    ),
};
