import type { PersonalPart } from '../personal-data/personal-part';
import { dropFilesOf } from './files.repository';

/** The uploads of a person. The files themselves can be downloaded where they were uploaded. */
export const filesPersonalData: PersonalPart = {
  name: 'files',
  tables: ['files'],
  read: (database, { id }) =>
    database.query(
      `select media_type as "mediaType", bytes, created_at as "uploadedAt" from files
       where owner_id = $1 and salt is not null order by created_at, id`,
      [id],
    ),
  remove: (transaction, { id }) => dropFilesOf(transaction, id),
};
