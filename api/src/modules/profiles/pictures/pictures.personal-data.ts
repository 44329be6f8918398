import { ExportedFile, type PersonalPart } from '../../../personal-data/personal-part';
import { findPictures } from './pictures.repository';

/**
 * Deleted with the account; the files are covered by `filesPersonalData`. The largest size is exported, so that an import can bring it
 * back.
 */
export const picturesPersonalData: PersonalPart = {
  name: 'profilePictures',
  tables: ['profile_pictures'],
  async read(database, { id }) {
    const pictures = await findPictures(database, id);
    return pictures.map(({ kind, created_at, large_file }) => ({
      kind,
      uploadedAt: created_at,
      picture: large_file === null ? null : new ExportedFile(large_file),
    }));
  },
};
