import type { AgeGroup, MemberAge } from '@sopaan/schemas/account/age';
import type { Queryable } from '../../../database/database';

export async function setAgeGroup(
  transaction: Queryable,
  userId: string,
  ageGroup: AgeGroup,
): Promise<void> {
  await transaction.query(
    `insert into member_ages (user_id, age_group) values ($1, $2)
     on conflict (user_id) do update set age_group = excluded.age_group, stated_at = now()`,
    [userId, ageGroup],
  );
}

interface MemberAgeRow extends Record<string, unknown> {
  age_group: string | null;
  has_agreed: boolean;
  parent_email: string | null;
  requested_at: Date | null;
  confirmed_at: Date | null;
}

/** What the owner of an active account has stated about their age. `has_agreed` needs a consent to both documents, terms and privacy. */
export async function findMemberAge(
  database: Queryable,
  userId: string,
): Promise<MemberAge | undefined> {
  const [row] = await database.query<MemberAgeRow>(
    `select age_group, parent_email, requested_at, confirmed_at,
            (select count(distinct document) from legal_consents where user_id = users.id) >= 2
              as has_agreed
     from users
     left join member_ages on member_ages.user_id = users.id
     left join parental_consents on parental_consents.user_id = users.id
     where users.id = $1 and is_active`,
    [userId],
  );
  return row && toMemberAge(row);
}

function toMemberAge(row: MemberAgeRow): MemberAge {
  const { parent_email: email, requested_at: requestedAt, confirmed_at: confirmedAt } = row;
  return {
    ageGroup: row.age_group,
    hasAgreed: row.has_agreed,
    parent:
      email === null || requestedAt === null
        ? null
        : {
            email,
            requestedAt: requestedAt.toISOString(),
            confirmedAt: confirmedAt?.toISOString() ?? null,
          },
  };
}

/** Whether the member is a minor whose parent or guardian has not agreed. */
export async function lacksParentalConsent(database: Queryable, userId: string): Promise<boolean> {
  const rows = await database.query('select from minors_without_consent where user_id = $1', [
    userId,
  ]);
  return rows.length > 0;
}
