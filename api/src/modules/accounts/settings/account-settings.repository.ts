import type { AccountSettings } from '@sopaan/schemas/account/settings';
import type { Queryable } from '../../../database/database';
import { raiseSectionVersions } from '../users/section-versions.repository';
import { toAccountSettings, type AccountSettingsRow } from './account-settings-record';

/** The settings of an active account. A pending address is that of an open link. */
export async function findAccountSettings(
  database: Queryable,
  userId: string,
): Promise<AccountSettings | undefined> {
  const [row] = await database.query<AccountSettingsRow>(
    `with pending as (
       select purpose, email, email_key from email_links
       where user_id = $1 and used_at is null and expires_at > now()
     )
     select first_name, last_name, users.email, is_verified,
            coalesce(personal_info ->> 'phone', '') as phone,
            recovery_email, coalesce(recovery_phone, '') as recovery_phone,
            date_of_birth, coalesce(language, '') as language,
            (select email from pending
             where purpose = 'change-email' and email_key <> users.email_key limit 1)
              as pending_email,
            (select email from pending where purpose = 'recovery-email' limit 1)
              as pending_recovery_email
     from users
     left join account_settings on account_settings.user_id = users.id
     where users.id = $1 and is_active`,
    [userId],
  );
  return row && toAccountSettings(row);
}

export async function setPhones(
  transaction: Queryable,
  userId: string,
  { primaryPhone, recoveryPhone }: { primaryPhone: string; recoveryPhone: string },
): Promise<void> {
  await transaction.query(
    `update users set updated_at = now(),
       personal_info = personal_info || jsonb_build_object('phone', $2::text)
     where id = $1`,
    [userId, primaryPhone],
  );
  await raiseSectionVersions(transaction, userId, ['info']);
  await transaction.query(
    `insert into account_settings (user_id, recovery_phone) values ($1, $2)
     on conflict (user_id) do update set recovery_phone = excluded.recovery_phone`,
    [userId, recoveryPhone],
  );
}

export interface PersonalDetails {
  firstName: string;
  lastName: string;
  dob: string;
  language: string;
}

export async function setPersonalDetails(
  transaction: Queryable,
  userId: string,
  { firstName, lastName, dob, language }: PersonalDetails,
): Promise<void> {
  await transaction.query(
    'update users set first_name = $2, last_name = $3, updated_at = now() where id = $1',
    [userId, firstName, lastName],
  );
  await raiseSectionVersions(transaction, userId, ['info']);
  await transaction.query(
    `insert into account_settings (user_id, date_of_birth, language) values ($1, $2, $3)
     on conflict (user_id) do update
     set date_of_birth = excluded.date_of_birth, language = excluded.language`,
    [userId, dob, language],
  );
}

interface RestoredSettings {
  /** ISO date; an empty string if there is none. */
  dob: string;
  language: string;
  recoveryPhone: string;
}

/** Stores the settings of an imported file. */
export async function restoreSettings(
  transaction: Queryable,
  userId: string,
  { dob, language, recoveryPhone }: RestoredSettings,
): Promise<void> {
  await transaction.query(
    `insert into account_settings (user_id, date_of_birth, language, recovery_phone)
     values ($1, nullif($2, '')::date, $3, $4)
     on conflict (user_id) do update
     set date_of_birth = excluded.date_of_birth, language = excluded.language,
         recovery_phone = excluded.recovery_phone`,
    [userId, dob, language, recoveryPhone],
  );
}
