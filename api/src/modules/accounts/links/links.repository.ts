import type { Queryable } from '../../../database/database';
import { emailKey } from '../users/users.repository';
import type { AccountLink, Link } from './link-record';

export const CODE_MINUTES = 30;
export const LINK_HOURS = {
  'sign-up': 24,
  'change-email': 24,
  'reset-password': 1,
  'confirm-device': 2,
  'recovery-email': 24,
} as const;
const RETENTION_DAYS = 30;

type NewAccountLink = Pick<AccountLink, 'id' | 'purpose' | 'userId' | 'email'>;

/** Adds a link of an account. A mail that is sent again adds the same link again, which extends its lifetime. */
export async function addAccountLink(database: Queryable, link: NewAccountLink): Promise<void> {
  const { id, purpose, email, userId } = link;
  await database.query(
    `insert into email_links (id, purpose, email, email_key, user_id, expires_at)
     values ($1, $2, $3, $4, $5, now() + make_interval(hours => $6))
     on conflict (id) do update set expires_at = excluded.expires_at`,
    [id, purpose, email, emailKey(email), userId, LINK_HOURS[purpose]],
  );
}

export async function findLink(database: Queryable, id: string): Promise<Link | undefined> {
  const [link] = await database.query<Link>(
    `select link.id, link.purpose, link.email, link.email_key as "emailKey",
            link.first_name as "firstName", link.last_name as "lastName",
            link.agreed_terms_version as "termsVersion",
            link.agreed_privacy_version as "privacyVersion", link.agreed_at as "agreedAt",
            link.age_group as "ageGroup", link.parent_email as "parentEmail",
            link.password_hash as "passwordHash", link.user_id as "userId",
            link.used_at is not null as "isUsed", link.expires_at <= now() as "isExpired",
            link.created_at > now() - make_interval(mins => $2) as "hasCode",
            holder.id is not null as "isTaken",
            coalesce(owner.is_active, false) as "isOwnerActive",
            owner.email as "ownerEmail",
            coalesce(owner.email_key = link.email_key, false) as "isOwnersEmail",
            coalesce(settings.recovery_email_key = link.email_key, false) as "isRecoveryEmail",
            exists (select from email_links newer
                    where newer.user_id = link.user_id and newer.purpose = link.purpose
                      and newer.email_key = link.email_key
                      and (newer.created_at, newer.id) > (link.created_at, link.id)) as "isSuperseded"
     from email_links link
     left join users holder on holder.email_key = link.email_key
     left join users owner on owner.id = link.user_id
     left join account_settings settings on settings.user_id = link.user_id
     where link.id = $1`,
    [id, CODE_MINUTES],
  );
  return link;
}

/** Closes the open links of an account, including expired ones, which could be sent again. Lock the account first. */
export async function closeLinks(
  database: Queryable,
  userId: string,
  purposes?: ReadonlyArray<AccountLink['purpose']>,
): Promise<void> {
  await database.query(
    `update email_links set used_at = now()
     where user_id = $1 and used_at is null and ($2::text[] is null or purpose = any ($2))`,
    [userId, purposes ?? null],
  );
}

/** Run by the cleanup job. */
export async function deleteOldLinks(database: Queryable): Promise<void> {
  await database.query(
    'delete from email_links where expires_at < now() - make_interval(days => $1)',
    [RETENTION_DAYS],
  );
}
