import type { PersonalPart } from '../../../personal-data/personal-part';

/** Deleted with the account; the files have a part of their own. */
export const picturesPersonalData: PersonalPart = {
  name: 'profilePictures',
  tables: ['profile_pictures'],
  read: (database, { id }) =>
    database.query(
      `select kind, created_at as "uploadedAt" from profile_pictures
       where user_id = $1 order by kind`,
      [id],
    ),
};
