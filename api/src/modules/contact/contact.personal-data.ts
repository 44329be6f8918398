import type { PersonalPart } from '../../personal-data/personal-part';

export const contactPersonalData: PersonalPart = {
  name: 'contactMessages',
  tables: ['contact_messages', 'contact_answers'],
  read: (database, { verifiedEmail }) =>
    database.query(
      `select subject, name, last_name as "lastName", email, message, status, created_at as "sentAt",
         (
           select coalesce(
             json_agg(json_build_object('text', text, 'sentAt', answer.created_at)
               order by answer.created_at, answer.id),
             '[]'
           )
           from contact_answers answer where message_id = contact_messages.id
         ) as answers
       from contact_messages where lower(email) = $1 order by created_at, id`,
      [verifiedEmail],
    ),
  remove: (transaction, { verifiedEmail }) =>
    transaction.query('delete from contact_messages where lower(email) = $1', [verifiedEmail]),
};
