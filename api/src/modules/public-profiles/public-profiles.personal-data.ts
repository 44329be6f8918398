import type { PersonalPart } from '../../personal-data/personal-part';

/** The username is part of the account's data. */
export const publicProfilesPersonalData: PersonalPart = {
  name: 'publicProfile',
  tables: ['public_profiles'],
  read: async (database, { id }) => {
    const [row] = await database.query(
      `select is_public as "isPublic", is_indexable as "isIndexable",
              visible_sections as "visibleSections", updated_at as "changedAt"
       from public_profiles where user_id = $1`,
      [id],
    );
    return row;
  },
};
