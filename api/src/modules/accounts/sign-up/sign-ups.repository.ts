import type { AgeGroup } from '@sopaan/schemas/account/age';
import type { Queryable } from '../../../database/database';
import { newLinkId } from '../links/link-keys';
import type { LegalConsent } from '../consents/consents.repository';
import type { SignUpLink } from '../links/link-record';
import { CODE_MINUTES, LINK_HOURS } from '../links/links.repository';
import { emailKey, type NewUser } from '../users/users.repository';

const MAX_CODE_ATTEMPTS = 5;
/** While a link is younger, a mail that is sent again contains the same link and code. */
const REUSE_MINUTES = 10;

/**
 * The links of the sign-up that the link `$1` belongs to: each later mail may have its own. They share the password hash, which is unique because
 * each sign-up uses a new salt.
 */
const SAME_SIGN_UP = `purpose = 'sign-up' and (email_key, password_hash) =
  (select email_key, password_hash from email_links where id = $1)`;

interface NewSignUp extends NewUser {
  ageGroup?: AgeGroup | null | undefined;
  parentEmail?: string | null | undefined;
}

/** Adds a link with what the person has agreed to, null if they were not asked. */
export async function addSignUp(
  database: Queryable,
  { email, firstName, lastName, passwordHash, ageGroup, parentEmail }: NewSignUp,
  consent: LegalConsent | null,
): Promise<string> {
  const id = newLinkId();
  await database.query(
    `insert into email_links (id, purpose, email, email_key, first_name, last_name, password_hash,
       agreed_terms_version, agreed_privacy_version, agreed_at, age_group, parent_email, expires_at)
     values ($1, 'sign-up', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11,
       now() + make_interval(hours => $12))`,
    [
      ...[id, email, emailKey(email), firstName, lastName, passwordHash],
      ...[consent?.termsVersion, consent?.privacyVersion, consent?.agreedAt],
      ...[ageGroup, ageGroup === 'minor' ? parentEmail : null],
      LINK_HOURS['sign-up'],
    ],
  );
  return id;
}

/** Waits for concurrent confirmations and renewals of the link's sign-up. */
export async function lockSignUp(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(
    `select id from email_links where ${SAME_SIGN_UP} order by id for update`,
    [id],
  );
}

/** Closes all links of the sign-up. */
export async function closeSignUp(transaction: Queryable, id: string): Promise<void> {
  await transaction.query(
    `update email_links set used_at = now() where used_at is null and ${SAME_SIGN_UP}`,
    [id],
  );
}

export async function isSameSignUp(
  database: Queryable,
  id: string,
  otherId: string,
): Promise<boolean> {
  const rows = await database.query(
    `select id from email_links where id = $2 and ${SAME_SIGN_UP}`,
    [id, otherId],
  );
  return rows.length > 0;
}

/**
 * Counts an attempt at the newest code of a sign-up and returns that code's link; undefined if no attempts are left.
 * Counting before comparing keeps concurrent guesses within the limit.
 */
export async function countAttempt(database: Queryable, id: string): Promise<string | undefined> {
  const [counted] = await database.query<{ id: string }>(
    `update email_links set attempts = attempts + 1
     where id = (select id from email_links where ${SAME_SIGN_UP} order by created_at desc, id limit 1)
       and used_at is null and attempts < $2 and created_at > now() - make_interval(mins => $3)
     returning id`,
    [id, MAX_CODE_ATTEMPTS, CODE_MINUTES],
  );
  return counted?.id;
}

/** The newest link of a sign-up whose mail can be sent again: its code has attempts and time left. */
export async function findReusableLink(
  transaction: Queryable,
  id: string,
): Promise<string | undefined> {
  const [link] = await transaction.query<{ id: string }>(
    `select id from email_links
     where ${SAME_SIGN_UP} and attempts < $2 and created_at > now() - make_interval(mins => $3)
     order by created_at desc, id limit 1`,
    [id, MAX_CODE_ATTEMPTS, REUSE_MINUTES],
  );
  return link?.id;
}

/** The newest unconfirmed sign-up of an address. */
export async function findPendingSignUp(
  database: Queryable,
  email: string,
): Promise<Pick<SignUpLink, 'id' | 'passwordHash'> | undefined> {
  const [link] = await database.query<Pick<SignUpLink, 'id' | 'passwordHash'>>(
    `select id, password_hash as "passwordHash" from email_links
     where email_key = $1 and purpose = 'sign-up' and used_at is null
     order by created_at desc, id limit 1`,
    [emailKey(email)],
  );
  return link;
}
