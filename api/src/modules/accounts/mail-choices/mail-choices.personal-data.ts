import type { PersonalPart } from '../../../personal-data/personal-part';

/** The rows are deleted with the account by a foreign key. */
export const mailOptOutsPersonalData: PersonalPart = {
  name: 'mailOptOuts',
  tables: ['mail_opt_outs'],
  read: (database, { id }) =>
    database.query(
      `select category, created_at as "optedOutAt" from mail_opt_outs where user_id = $1 order by category`,
      [id],
    ),
};
