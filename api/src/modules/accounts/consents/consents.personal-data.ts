import type { PersonalPart } from '../../../personal-data/personal-part';

/** The versions of the legal texts that the member has agreed to. They are deleted with the account. */
export const legalConsentsPersonalData: PersonalPart = {
  name: 'legalConsents',
  tables: ['legal_consents'],
  read: (database, { id }) =>
    database.query(
      `select document, version, agreed_at as "agreedAt" from legal_consents
       where user_id = $1 order by document, version`,
      [id],
    ),
};
