import type { PersonalPart } from '../../personal-data/personal-part';

export const certificatesPersonalData: PersonalPart = {
  name: 'certificates',
  tables: ['certificates'],
  read: (database, { id }) =>
    database.query(
      `select case when quiz_id is null then course_name end as course,
         case when quiz_id is not null then course_name end as quiz, score, total,
         code, name, issued_at as "issuedAt", reissued_at as "reissuedAt", withdrawn_at as "withdrawnAt"
       from certificates where user_id = $1 order by issued_at, code`,
      [id],
    ),
};
