import { MAIL_CATEGORIES, type MailChoice } from '@sopaan/schemas/account/mail-choices';
import { PREFERRED_LANGUAGES } from '@sopaan/schemas/account/settings-form';
import type {
  ImportedPublicPage,
  ImportedSettings,
} from '@sopaan/schemas/profile-import/imported-settings';
import {
  PUBLIC_SECTIONS,
  type PublicProfileSettings,
} from '@sopaan/schemas/public-profile/public-profile';
import { dateText } from '@sopaan/ui/display';
import { SECTION_LABELS } from '../../components/section-editing/section-labels';
import type { CurrentProfile, ImportPart } from './import-part';

const NOT_LOADED = ['Could not be loaded'];

export function describeSettings(
  { settings, mailChoices }: Pick<CurrentProfile, 'settings' | 'mailChoices'>,
  imported: ImportedSettings,
): ImportPart {
  return {
    name: 'settings',
    label: 'Settings',
    before: {
      lines:
        settings && mailChoices
          ? settingLines({ ...settings, unwantedMails: unwantedCategories(mailChoices) })
          : NOT_LOADED,
    },
    after: { lines: settingLines(imported) },
  };
}

const unwantedCategories = (choices: readonly MailChoice[]) =>
  MAIL_CATEGORIES.filter((each) =>
    choices.some(({ category, isWanted }) => category === each && !isWanted),
  );

interface SettingTexts {
  dob: string;
  language: string;
  recoveryPhone: string;
  unwantedMails: readonly string[];
}

function settingLines({ dob, language, recoveryPhone, unwantedMails }: SettingTexts) {
  const languageLabel = PREFERRED_LANGUAGES.find(({ value }) => value === language)?.label;
  return [
    `Date of birth: ${dob ? dateText(dob) : 'none'}`,
    `Language: ${languageLabel ?? 'none'}`,
    `Recovery phone: ${recoveryPhone || 'none'}`,
    `Emails turned off: ${unwantedMails.join(', ') || 'none'}`,
  ];
}

export function describePublicPage(
  current: PublicProfileSettings | undefined,
  imported: ImportedPublicPage,
): ImportPart {
  return {
    name: 'publicPage',
    label: 'Public page',
    before: { lines: current ? pageLines(current) : NOT_LOADED },
    after: { lines: pageLines({ ...imported, username: imported.username ?? current?.username }) },
  };
}

interface PublicPage {
  username?: string | null | undefined;
  isPublic: boolean;
  isIndexable: boolean;
  visibleSections: readonly string[];
}

function pageLines({ username, isPublic, isIndexable, visibleSections }: PublicPage) {
  const labels = PUBLIC_SECTIONS.filter((section) => visibleSections.includes(section)).map(
    (section) => SECTION_LABELS[section],
  );
  return [
    `Username: ${username || 'none'}`,
    `The page is ${isPublic ? 'on' : 'off'}${isIndexable ? ', and search engines may list it' : ''}`,
    `Sections: ${labels.join(', ') || 'none'}`,
  ];
}
