import type { PersonalPart } from '../../personal-data/personal-part';

export const contactPersonalData: PersonalPart = {
  name: 'contactMessages',
  tables: ['contact_messages'],
  read: (database, { verifiedEmail }) =>
    database.query(
      `select name, last_name as "lastName", email, message, created_at as "sentAt"
       from contact_messages where lower(email) = $1 order by created_at, id`,
      [verifiedEmail],
    ),
  remove: (transaction, { verifiedEmail }) =>
    transaction.query('delete from contact_messages where lower(email) = $1', [verifiedEmail]),
};
