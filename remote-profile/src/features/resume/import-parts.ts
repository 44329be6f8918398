import type { User } from '@sopaan/schemas/account/user';
import type {
  ImportedSections,
  ProfileImport,
} from '@sopaan/schemas/profile-import/import-profile';
import { PICTURE_KINDS } from '@sopaan/schemas/profile/pictures';
import { EDITABLE_LABELS } from '../../components/section-editing/section-labels';
import { describeSections } from './describe-sections';
import { describePublicPage, describeSettings } from './describe-settings';
import type { CurrentProfile, ImportPart, PartName } from './import-part';
import type { ProfileFile } from './read-profile-file';

/** The parts for which a file has content, in the order of the profile. */
export function describeImport(current: CurrentProfile, file: ProfileFile): ImportPart[] {
  return [
    ...describeSections(current.user, file.sections),
    ...describePictures(current.user, file),
    ...(file.settings ? [describeSettings(current, file.settings)] : []),
    ...(file.publicPage ? [describePublicPage(current.publicPage, file.publicPage)] : []),
  ];
}

function describePictures({ personalInfo }: User, { pictures }: ProfileFile): ImportPart[] {
  const { profilePicture: avatar, bannerPicture: banner } = personalInfo;
  const present = { avatar, banner };
  return PICTURE_KINDS.filter((kind) => pictures[kind] !== undefined).map((kind) => ({
    name: kind,
    label: EDITABLE_LABELS[kind],
    before: { lines: [], picture: present[kind] || undefined },
    after: { lines: [], picture: pictures[kind] },
  }));
}

/** The chosen parts in the form in which they are sent. */
interface ChosenImport {
  content: ProfileImport;
  pictures: ProfileFile['pictures'];
}

export function pickParts(file: ProfileFile, chosen: ReadonlySet<PartName>): ChosenImport {
  const sections: ImportedSections = Object.fromEntries(
    Object.entries(file.sections).filter(([name]) => [...chosen].some((each) => each === name)),
  );
  return {
    content: {
      sections,
      ...(chosen.has('settings') && file.settings && { settings: file.settings }),
      ...(chosen.has('publicPage') && file.publicPage && { publicPage: file.publicPage }),
    },
    pictures: Object.fromEntries(
      PICTURE_KINDS.filter((kind) => chosen.has(kind)).map((kind) => [kind, file.pictures[kind]]),
    ),
  };
}
