import type { PersonalPart } from '../../accounts/data/personal-part';
import { adminName } from '../tokens/deployer';

/** What an admin did to the site. The audit log is never changed: it outlives the account. */
export const adminActions: PersonalPart = {
  name: 'adminActions',
  tables: ['release_log'],
  read: (database, { email }) =>
    database.query(
      `select at, action, environment, releases, why from release_log where actor = $1 order by id`,
      [adminName(email)],
    ),
};
