import { randomUUID } from 'node:crypto';
import type { MailCategory } from '@sopaan/schemas/account/mail-choices';
import type { NewsletterTopic } from '@sopaan/schemas/newsletter/topics';
import type { Queryable } from '../database/database';

/** The data of each kind of mail: ids and addresses only, never a token, a code or a password. */
export interface MailData {
  /** To the address of a sign-up; if it already has an account, the mail says so. */
  'sign-up': { linkId: string };
  /** To the account of that address, if there is one. */
  'password-forgotten': { email: string };
  /** To the account of that address, if there is one: a link that makes a browser a known device. */
  'confirm-device': { email: string };
  /** To the recovery address of the account of that address, if there is one. */
  'recovery-forgotten': { email: string };
  'password-changed': { userId: string };
  /** To the new address; if it already has an account, the mail says so. */
  'email-change': { linkId: string };
  /** To the current address: a change of address was requested. */
  'email-change-asked': { userId: string; email: string };
  /** To the old address. */
  'email-changed': { to: string; firstName: string; email: string };
  /** To a new recovery address. */
  'recovery-email': { linkId: string };
  /** To the account's address: a recovery address was entered. */
  'recovery-email-asked': { userId: string; email: string };
  /** To an address that is no longer the recovery address. */
  'recovery-email-removed': { userId: string; to: string };
  /** To the parent or guardian of a minor: a link to confirm or decline. */
  'parental-consent': { userId: string; consentId: string };
  /** To the member: the parent or guardian has confirmed, declined or withdrawn the consent. */
  'parental-consent-decided': { userId: string; isConfirmed: boolean };
  'account-deleted': { to: string; firstName: string };
  'mentor-accepted': { userId: string; applicationId: string };
  'mentor-declined': { userId: string; applicationId: string };
  /** To the applicant: a copy of the application. */
  'application-received': { userId: string; applicationId: string };
  /** To a person who registered for an event: whether they have a place or their position on the waiting list, and the dates. */
  'competition-registered': { userId: string; eventId: string };
  /** To a person on the waiting list who has been given a place. */
  'competition-place': { userId: string; eventId: string };
  /** To a member with new notices of this category. */
  notices: { userId: string; category: MailCategory };
  /** To a member who saved a search: the first new jobs that match it, and how many there are. */
  'saved-search-jobs': { userId: string; searchId: string; jobIds: string[]; count: number };
  /** To an address that was entered in a form of the newsletter; if it is subscribed already, the mail says so. */
  'newsletter-confirmation': { subscriberId: string; topic: NewsletterTopic };
  /** To a subscriber of the topic of the issue. */
  'newsletter-issue': { subscriberId: string; issueId: string };
  /** To the operator: a message of the contact form. */
  'contact-message': { messageId: string; to: string };
  /** To the sender of a message of the contact form: it has arrived. */
  'contact-received': { messageId: string };
  /** To the sender of a message of the contact form; replies go to `replyTo`. */
  'contact-answer': { messageId: string; answerId: string; replyTo?: string };
}
export type MailKind = keyof MailData;

/** Adds a mail to the outbox in the transaction that causes it. */
export async function queueMail<Kind extends MailKind>(
  transaction: Queryable,
  kind: Kind,
  data: MailData[Kind],
): Promise<void> {
  await transaction.query('insert into outbox (id, kind, data) values ($1, $2, $3)', [
    randomUUID(),
    kind,
    JSON.stringify(data),
  ]);
}
