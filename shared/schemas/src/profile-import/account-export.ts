/** An account export, as far as an import reads it. */
import { array, boolean, mixed, object, string, type InferType } from 'yup';
import { MAIL_CATEGORIES } from '../account/mail-choices';
import { PREFERRED_LANGUAGES } from '../account/settings-form';
import { userSchema } from '../account/user';
import { PICTURE_KINDS, type PictureKind } from '../profile/pictures';
import { PUBLIC_SECTIONS } from '../public-profile/public-profile';
import { importedSectionsSchema, type ProfileImport } from './import-profile';
import type { ImportedPublicPage, ImportedSettings } from './imported-settings';
import { trimLists } from './trim-lists';

const optionalText = string().nullable();

const exportSchema = object({
  data: object({
    account: userSchema
      .pick([
        'personalInfo',
        'address',
        'about',
        'skills',
        'education',
        'workExperience',
        'projects',
        'socialLinks',
      ])
      .required(),
    publicProfile: object({
      isPublic: boolean().required(),
      isIndexable: boolean().required(),
      visibleSections: array(string().required()).required(),
    })
      .default(undefined)
      .optional(),
    accountSettings: object({
      recoveryEmail: optionalText,
      recoveryPhone: optionalText,
      dateOfBirth: optionalText,
      language: optionalText,
    })
      .default(undefined)
      .optional(),
    mailOptOuts: array(object({ category: string().required() })).default([]),
    profilePictures: array(object({ kind: string().required(), picture: optionalText })).default(
      [],
    ),
    wallet: mixed(),
  }).required(),
});
type ExportData = InferType<typeof exportSchema>['data'];

export interface ReadAccountExport extends ProfileImport {
  /** The pictures as `data:` URLs. */
  pictures: Partial<Record<PictureKind, string>>;
  /** What an import does not restore, in words for the member. */
  leftOut: string[];
}

/** Whether a file looks like an account export. */
export function isAccountExport(json: unknown): boolean {
  return typeof json === 'object' && json !== null && 'exportedAt' in json && 'data' in json;
}

/** What an import restores. Throws a ValidationError for a file of another format and for content that cannot be stored. */
export function readAccountExport(json: unknown): ReadAccountExport {
  const { data } = exportSchema.validateSync(json);
  const { lists, leftOut } = trimLists(data.account);
  return {
    sections: importedSectionsSchema.validateSync({ ...lists, ...importedTexts(data.account) }),
    settings: importedSettings(data),
    publicPage: importedPublicPage(data),
    pictures: importedPictures(data),
    leftOut: [...leftOut, ...findLeftOut(data)],
  };
}

/** Leaves out a section without content, so that it replaces nothing. */
function importedTexts({ personalInfo, address, about }: ExportData['account']) {
  const { firstName, lastName, phone } = personalInfo;
  const isAboutFilled = Object.values(about).some((text) => text !== '');
  return { ...(isAboutFilled && { about }), info: { firstName, lastName, phone, ...address } };
}

function importedSettings({
  accountSettings,
  mailOptOuts,
}: ExportData): ImportedSettings | undefined {
  if (!accountSettings && mailOptOuts.length === 0) return undefined;
  const { dateOfBirth, language, recoveryPhone } = accountSettings ?? {};
  return {
    dob: dateOfBirth ?? '',
    language: PREFERRED_LANGUAGES.find(({ value }) => value === language)?.value ?? '',
    recoveryPhone: recoveryPhone ?? '',
    unwantedMails: MAIL_CATEGORIES.filter((each) =>
      mailOptOuts.some(({ category }) => category === each),
    ),
  };
}

function importedPublicPage({
  account,
  publicProfile,
}: ExportData): ImportedPublicPage | undefined {
  const username = account.personalInfo.username || undefined;
  if (!publicProfile && username === undefined) return undefined;
  const visible = publicProfile?.visibleSections;
  return {
    username,
    isPublic: publicProfile?.isPublic ?? false,
    isIndexable: publicProfile?.isIndexable ?? false,
    visibleSections: PUBLIC_SECTIONS.filter((section) => visible?.includes(section) ?? true),
  };
}

function importedPictures({ profilePictures }: ExportData): Partial<Record<PictureKind, string>> {
  return Object.fromEntries(
    PICTURE_KINDS.flatMap((kind) => {
      const picture = profilePictures.find((each) => each.kind === kind)?.picture;
      return picture?.startsWith('data:image/') ? [[kind, picture]] : [];
    }),
  );
}

/** Parts of an export that are not activity on the site, or that an import reads. */
const PARTS_WITHOUT_ACTIVITY: ReadonlySet<string> = new Set([
  'account',
  'publicProfile',
  'accountSettings',
  'mailOptOuts',
  'sessions',
  'knownDevices',
  'profilePictures',
  'mails',
  'mailLinks',
  'files',
  'wallet',
]);

function findLeftOut(data: ExportData): string[] {
  const hasActivity = Object.keys(data).some((part) => !PARTS_WITHOUT_ACTIVITY.has(part));
  return [
    ...(data.wallet === undefined ? [] : ['the documents and details of the wallet']),
    ...(data.accountSettings?.recoveryEmail
      ? ['the recovery email, which has to be confirmed again']
      : []),
    ...(hasActivity ? ['what you joined, saved, wrote and solved on the site'] : []),
  ];
}
