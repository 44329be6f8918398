import type { MailChoice } from '@sopaan/schemas/account/mail-choices';
import type { AccountSettings } from '@sopaan/schemas/account/settings';
import type { User } from '@sopaan/schemas/account/user';
import type { ImportedSections } from '@sopaan/schemas/profile-import/import-profile';
import type { PictureKind } from '@sopaan/schemas/profile/pictures';
import type { PublicProfileSettings } from '@sopaan/schemas/public-profile/public-profile';

/** What the member has now; parts that could not be loaded are undefined. */
export interface CurrentProfile {
  user: User;
  settings: AccountSettings | undefined;
  mailChoices: readonly MailChoice[] | undefined;
  publicPage: PublicProfileSettings | undefined;
}

export type PartName = keyof ImportedSections | 'settings' | 'publicPage' | PictureKind;

/** One side of the preview of a part. */
export interface PartContent {
  /** One line for each entry. */
  lines: string[];
  /** The URL of a picture. */
  picture?: string | undefined;
}

/** One part of an import, as the preview shows it. */
export interface ImportPart {
  name: PartName;
  label: string;
  before: PartContent;
  after: PartContent;
}
