import type { PersonalPart } from '../../../personal-data/personal-part';
import { adminName } from '../tokens/deployer';

/** The actions of an admin. The audit log is immutable and outlives the account. */
export const adminActionsPersonalData: PersonalPart = {
  name: 'adminActions',
  tables: ['release_log'],
  read: (database, { email }) =>
    database.query(
      `select at, action, environment, releases, why from release_log where actor = $1 order by id`,
      [adminName(email)],
    ),
};
