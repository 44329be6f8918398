import type { ProfileImport } from '@sopaan/schemas/profile-import/import-profile';
import type {
  ImportedPublicPage,
  ImportedSettings,
} from '@sopaan/schemas/profile-import/imported-settings';
import { MAIL_CATEGORIES } from '@sopaan/schemas/account/mail-choices';
import type { Database, Queryable } from '../../database/database';
import { ApiError } from '../../http/api-error';
import { setMailChoice } from '../accounts/mail-choices/mail-choices.repository';
import { restoreSettings } from '../accounts/settings/account-settings.repository';
import { setUsername } from '../public-profiles/public-profiles.repository';
import { changeChoices } from '../public-profiles/public-profiles.service';
import { lockUnchangedUser, replaceSections } from './profile-import.repository';

interface PreviewedProfile {
  userId: string;
  /** `updatedAt` of the user whom the preview was made for. */
  updatedAt: string;
}

/** Stores all parts of the import or none. Throws CONFLICT if the profile has changed since the preview. */
export function importProfile(
  database: Database,
  { userId, updatedAt }: PreviewedProfile,
  { sections, settings, publicPage }: ProfileImport,
): Promise<void> {
  return database.transaction(async (transaction) => {
    if (!(await lockUnchangedUser(transaction, userId, updatedAt))) throw new ApiError('CONFLICT');
    await replaceSections(transaction, userId, sections);
    if (settings) await importSettings(transaction, userId, settings);
    if (publicPage) await importPublicPage(transaction, userId, publicPage);
  });
}

async function importSettings(
  transaction: Queryable,
  userId: string,
  { unwantedMails, ...settings }: ImportedSettings,
): Promise<void> {
  await restoreSettings(transaction, userId, settings);
  for (const category of MAIL_CATEGORIES) {
    const isWanted = !unwantedMails.includes(category);
    await setMailChoice(transaction, userId, { category, isWanted });
  }
}

async function importPublicPage(
  transaction: Queryable,
  userId: string,
  { username, ...choices }: ImportedPublicPage,
): Promise<void> {
  if (username) await setUsername(transaction, userId, username);
  await changeChoices(transaction, userId, choices);
}
