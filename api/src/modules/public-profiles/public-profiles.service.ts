import { changedChoices } from '@sopaan/schemas/public-profile/change-choices';
import type {
  ChangePublicProfile,
  PublicProfile,
  PublicProfileSettings,
} from '@sopaan/schemas/public-profile/public-profile';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { findUser, lockUser } from '../accounts/users/users.repository';
import { findFollowCounts } from '../member-follows/member-follows.repository';
import { toPublicProfile } from './public-profile-record';
import {
  findChoices,
  findChoicesByUsername,
  setUsername,
  storeChoices,
} from './public-profiles.repository';
import { suggestUsername } from './suggest-username';

const USERNAME_MISSING = 'Choose a username first: it is part of the address of your page.';

/** The public page with this username. Undefined if nobody has the username, or the page is switched off. */
export async function findPublicProfile(
  database: Queryable,
  username: string,
): Promise<PublicProfile | undefined> {
  const choices = await findChoicesByUsername(database, username);
  if (!choices?.is_public) return undefined;
  const [user, counts] = await Promise.all([
    findUser(database, choices.user_id),
    findFollowCounts(database, choices.user_id),
  ]);
  return user && toPublicProfile(user, choices, counts);
}

export async function readSettings(
  database: Queryable,
  userId: string,
): Promise<PublicProfileSettings> {
  const user = await findUser(database, userId);
  if (!user) throw new ApiError('SESSION_ENDED');
  const choices = await findChoices(database, userId);
  const { username } = user.personalInfo;
  const name = `${user.firstName} ${user.lastName}`;
  return {
    username,
    suggestedUsername: username ? '' : await suggestUsername(database, name),
    isPublic: choices.is_public,
    isIndexable: choices.is_indexable,
    visibleSections: choices.visible_sections,
  };
}

export function changeSettings(
  database: Database,
  userId: string,
  change: ChangePublicProfile,
): Promise<PublicProfileSettings> {
  return database.transaction((transaction) => changeChoices(transaction, userId, change));
}

/** Like `changeSettings`, in a transaction of the caller. */
export async function changeChoices(
  transaction: Queryable,
  userId: string,
  change: ChangePublicProfile,
): Promise<PublicProfileSettings> {
  await lockUser(transaction, userId);
  const settings = await readSettings(transaction, userId);
  const choices = changedChoices(settings, change);
  if (choices.isPublic && !settings.username) {
    throw new ApiError('VALIDATION_FAILED', { fields: { isPublic: USERNAME_MISSING } });
  }
  await storeChoices(transaction, userId, choices);
  return readSettings(transaction, userId);
}

export async function changeUsername(
  database: Queryable,
  userId: string,
  username: string,
): Promise<PublicProfileSettings> {
  await setUsername(database, userId, username);
  return readSettings(database, userId);
}
