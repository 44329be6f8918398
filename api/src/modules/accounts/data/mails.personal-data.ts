import type { PersonalPart } from '../../../personal-data/personal-part';

// A sign-up belongs to the owner of its address, whoever typed it in; an email change belongs to the account that
// requested it.
const LINKS_OF_PERSON = `user_id = $1 or (purpose = 'sign-up' and email_key = $2)`;

export const mailLinksPersonalData: PersonalPart = {
  name: 'mailLinks',
  tables: ['email_links'],
  read: (database, { id, verifiedEmail }) =>
    database.query(
      `select purpose, email, created_at as "createdAt", expires_at as "expiresAt",
              used_at as "usedAt"
       from email_links where ${LINKS_OF_PERSON} order by created_at, id`,
      [id, verifiedEmail],
    ),
  remove: (transaction, { id, verifiedEmail }) =>
    transaction.query(`delete from email_links where ${LINKS_OF_PERSON}`, [id, verifiedEmail]),
};

// The data of a mail refer to the person by account, link, email address or newsletter subscription.
const MAILS_OF_PERSON = `
  data ->> 'userId' = $1
  or data ->> 'linkId' in (select id from email_links where ${LINKS_OF_PERSON})
  or (lower(data ->> 'email') = $2 and kind in ('password-forgotten', 'recovery-forgotten', 'confirm-device', 'email-changed'))
  or data ->> 'subscriberId' = (select id from newsletter_subscribers where email_key = $2)`;

export const mailsPersonalData: PersonalPart = {
  name: 'mails',
  tables: ['outbox'],
  read: (database, { id, verifiedEmail }) =>
    database.query(
      `select kind, created_at as "createdAt", sent_at as "sentAt"
       from outbox where ${MAILS_OF_PERSON} order by created_at, id`,
      [id, verifiedEmail],
    ),
  // The old address must learn of an email change even if the account is deleted before that mail is sent.
  remove: (transaction, { id, verifiedEmail }) =>
    transaction.query(
      `delete from outbox where (${MAILS_OF_PERSON}) and (kind <> 'email-changed' or sent_at is not null)`,
      [id, verifiedEmail],
    ),
};
