import type { PersonalPart } from '../modules/accounts/data/personal-part';
import { dropFilesOf } from './files.repository';

/** What a person has uploaded. The files themselves are shown and saved where they were put. */
export const uploadedFiles: PersonalPart = {
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
