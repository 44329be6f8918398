import { newSignableId } from '../../../auth/signed-ids';
import type { Queryable } from '../../../database/database';
import type { LegalConsent } from '../consents/consents.repository';

export const PENDING_DAYS = 30;

export interface ParentalConsentRow extends Record<string, unknown> {
  id: string;
  user_id: string;
  parent_email: string;
  member_name: string;
  member_first_name: string;
  confirmed_at: Date | null;
}

/** The consent of an active member. One that has been pending for too long is not found. */
export async function findParentalConsent(
  database: Queryable,
  id: string,
): Promise<ParentalConsentRow | undefined> {
  const [found] = await database.query<ParentalConsentRow>(
    `select consent.id, user_id, parent_email, confirmed_at, first_name as member_first_name,
            trim(first_name || ' ' || last_name) as member_name
     from parental_consents consent
     join users on users.id = user_id and is_active
     where consent.id = $1
       and (confirmed_at is not null or requested_at > now() - make_interval(days => $2))`,
    [id, PENDING_DAYS],
  );
  return found;
}

/**
 * Stores whom the member asks, and returns the id of the consent: the same for the same address, so that the links of earlier mails still
 * work. Undefined if a parent has agreed before.
 */
export async function askForConsent(
  transaction: Queryable,
  userId: string,
  parentEmail: string,
): Promise<string | undefined> {
  const [asked] = await transaction.query<{ id: string }>(
    `insert into parental_consents as consent (id, user_id, parent_email) values ($1, $2, $3)
     on conflict (user_id) do update set
       id = case when lower(consent.parent_email) = lower(excluded.parent_email)
                 then consent.id else excluded.id end,
       parent_email = excluded.parent_email,
       requested_at = now()
     where consent.confirmed_at is null
     returning id`,
    [newSignableId(), userId, parentEmail],
  );
  return asked?.id;
}

/** Does nothing if it was confirmed before. */
export async function confirmParentalConsent(
  transaction: Queryable,
  id: string,
  { agreedAt, termsVersion, privacyVersion }: LegalConsent,
): Promise<void> {
  await transaction.query(
    `update parental_consents
     set confirmed_at = $2, terms_version = $3, privacy_version = $4
     where id = $1 and confirmed_at is null`,
    [id, agreedAt, termsVersion, privacyVersion],
  );
}

export async function deleteParentalConsent(transaction: Queryable, userId: string): Promise<void> {
  await transaction.query('delete from parental_consents where user_id = $1', [userId]);
}
