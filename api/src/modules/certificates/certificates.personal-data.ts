import type { PersonalPart } from '../../personal-data/personal-part';

export const certificatesPersonalData: PersonalPart = {
  name: 'certificates',
  tables: ['certificates'],
  read: (database, { id }) =>
    database.query(
      `select course_name as "courseOrQuiz", code, name, score, total, issued_at as "issuedAt",
         reissued_at as "reissuedAt", withdrawn_at as "withdrawnAt"
       from certificates where user_id = $1 order by issued_at, code`,
      [id],
    ),
};
