import type { User } from '@sopaan/schemas/account/user';
import { toUserResponse } from '../users/user-response';
import { findUser } from '../users/users.repository';
import type { PersonalPart } from '../../../personal-data/personal-part';

export const accountPersonalData: PersonalPart = {
  name: 'account',
  tables: ['users'],
  async read(database, { id }) {
    const found = await findUser(database, id);
    if (!found) return undefined;
    const account: Partial<User> = toUserResponse(found);
    // Other parts of the export have the data of roles and the documents.
    delete account.role_Data;
    delete account.documents;
    delete account.sectionVersions;
    return account;
  },
};
