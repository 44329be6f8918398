import type { LegalDocument } from '@sopaan/schemas/marketing/legal';
import type { Queryable } from '../../database/database';

interface WantedVersion {
  document: LegalDocument;
  version: number;
  /** Members who joined on this day or later have agreed to this version. */
  date: string;
  limit: number;
}

/** Members who joined before the version and have not been notified of it. */
export function findMembersToNotify(
  database: Queryable,
  { document, version, date, limit }: WantedVersion,
): Promise<Array<{ id: string }>> {
  return database.query<{ id: string }>(
    `select id from users
     where created_at < $3::date and not exists (
       select from seen_legal_versions as seen
       where seen.user_id = users.id and document = $1 and seen.version >= $2
     )
     order by id limit $4`,
    [document, version, date, limit],
  );
}

export async function markSeen(
  transaction: Queryable,
  { userId, document, version }: { userId: string; document: LegalDocument; version: number },
): Promise<void> {
  await transaction.query(
    `insert into seen_legal_versions (user_id, document, version) values ($1, $2, $3)
     on conflict (user_id, document) do update set version = excluded.version, seen_at = now()`,
    [userId, document, version],
  );
}
