import type { PersonalPart } from '../../../personal-data/personal-part';

/** The age group that the member has stated. It is deleted with the account. */
export const memberAgePersonalData: PersonalPart = {
  name: 'memberAge',
  tables: ['member_ages'],
  async read(database, { id }) {
    const [found] = await database.query(
      `select age_group as "ageGroup", stated_at as "statedAt" from member_ages where user_id = $1`,
      [id],
    );
    return found;
  },
};

/** The parent or guardian who was asked for consent. It is deleted with the account. */
export const parentalConsentPersonalData: PersonalPart = {
  name: 'parentalConsent',
  tables: ['parental_consents'],
  async read(database, { id }) {
    const [found] = await database.query(
      `select parent_email as "parentEmail", requested_at as "requestedAt",
              confirmed_at as "confirmedAt", terms_version as "termsVersion",
              privacy_version as "privacyVersion"
       from parental_consents where user_id = $1`,
      [id],
    );
    return found;
  },
};
