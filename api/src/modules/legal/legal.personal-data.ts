import type { PersonalPart } from '../../personal-data/personal-part';

/** The versions of the legal texts that the member has been notified of. */
export const legalPersonalData: PersonalPart = {
  name: 'seenLegalVersions',
  tables: ['seen_legal_versions'],
  read: (database, { id }) =>
    database.query(
      `select document, version, seen_at as "seenAt" from seen_legal_versions
       where user_id = $1 order by document`,
      [id],
    ),
};
