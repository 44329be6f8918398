import { PICTURE_KINDS, type PictureKind } from '@sopaan/schemas/profile/pictures';
import { PROFILE_SECTIONS, type ProfileSection } from '@sopaan/schemas/profile/section-versions';

/** The labels of the tabs of a profile. `PROFILE_SECTIONS` has their order. */
export const SECTION_LABELS: Readonly<Record<ProfileSection, string>> = {
  about: 'About',
  skills: 'Skills',
  experience: 'Experience',
  education: 'Education',
  projects: 'Projects',
  links: 'Links',
  info: 'Info',
};

/** What `EditPanel` edits: a section or a picture. */
export type Editable = ProfileSection | PictureKind;

export const EDITABLE_LABELS: Readonly<Record<Editable, string>> = {
  ...SECTION_LABELS,
  avatar: 'Picture',
  banner: 'Banner',
};

export function findEditable(name: string | null): Editable | undefined {
  return findProfileSection(name) ?? PICTURE_KINDS.find((kind) => kind === name);
}

export function findProfileSection(name: string | null): ProfileSection | undefined {
  return PROFILE_SECTIONS.find((section) => section === name);
}
