import type { FindPublicMember } from '../modules/member-follows/public-member';
import { findChoicesByUsername } from '../modules/public-profiles/public-profiles.repository';

/** Like the page itself, a member whose public page is off is not found. */
export const findPublicMember: FindPublicMember = async (database, username) => {
  const choices = await findChoicesByUsername(database, username);
  return choices?.is_public ? choices.user_id : undefined;
};
