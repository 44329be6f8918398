import { randomUUID } from 'node:crypto';
import type { Queryable } from '../plugins/database';

/** What each kind of mail is about. Ids and addresses only: never a token, a code or a password. */
export interface MailData {
  /** To the address of a sign-up, or, where it has an account already, word of that. */
  'sign-up': { linkId: string };
  /** To the account of that address, if there is one. */
  'password-forgotten': { email: string };
  /** To the account of that address, if there is one: a link that lets it know a browser. */
  'confirm-device': { email: string };
  'password-changed': { userId: string };
  /** To the new address; where it has another account, word of that. */
  'email-change': { linkId: string };
  /** To the present address: somebody asked for another one. */
  'email-change-asked': { userId: string; email: string };
  /** To the old address. */
  'email-changed': { to: string; firstName: string; email: string };
  'account-deleted': { to: string; firstName: string };
  'mentor-accepted': { userId: string; applicationId: string };
  'mentor-declined': { userId: string; applicationId: string };
  /** To the applicant: what was sent. */
  'application-received': { userId: string; applicationId: string };
  /** To who registered for an event: the place, or the one in the line, and the dates. */
  'competition-registered': { userId: string; eventId: string };
  /** To who waited and has got a place. */
  'competition-place': { userId: string; eventId: string };
}
export type MailKind = keyof MailData;

/** Puts a mail into the outbox, as a part of the transaction that is its reason. */
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
