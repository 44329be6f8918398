import type { SavedProfile } from '@sopaan/schemas/profile/save-section';
import type { Database } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { toUserResponse } from '../accounts/users/user-response';
import { findUser } from '../accounts/users/users.repository';
import { changeSection, type SectionChange } from './profiles.repository';

/** Saves a section, unless it was saved by another tab or device since it was read. */
export function saveSection(database: Database, change: SectionChange): Promise<SavedProfile> {
  return database.transaction(async (transaction) => {
    const isSaved = await changeSection(transaction, change);
    const user = await findUser(transaction, change.userId);
    if (!user) throw new ApiError('SESSION_ENDED');
    if (!isSaved) throw new ApiError('CONFLICT');
    return toUserResponse(user);
  });
}
