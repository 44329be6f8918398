import type { User } from '@sopaan/schemas/account/user';
import type { ImportedSections } from '@sopaan/schemas/profile-import/import-profile';
import {
  educationEntries,
  experienceEntries,
  projectEntries,
  type ProfileEntry,
} from '../../components/profile-entries/profile-entries';
import { joinParts } from '../../components/profile-text';
import { platformLabel, skillLabel } from '@sopaan/schemas/profile/option-labels';
import { SECTION_LABELS } from '../../components/section-editing/section-labels';
import type { ImportPart } from './import-part';

const titles = (entries: readonly ProfileEntry[]) =>
  entries.map(({ title, subtitle, period }) => joinParts([title, subtitle, period], ' · '));

type ListedSections = Pick<
  User,
  'about' | 'skills' | 'workExperience' | 'education' | 'projects' | 'socialLinks'
>;
type Sections = Partial<ListedSections> & Pick<ImportedSections, 'info'>;

const kinds: ReadonlyArray<{
  name: keyof ImportedSections;
  label: string;
  toLines: (sections: Sections) => string[];
}> = [
  { name: 'info', label: SECTION_LABELS.info, toLines: ({ info }) => infoTexts(info) },
  { name: 'about', label: SECTION_LABELS.about, toLines: ({ about }) => aboutTexts(about) },
  {
    name: 'skills',
    label: SECTION_LABELS.skills,
    toLines: ({ skills = [] }) => skills.map(({ name, level }) => `${skillLabel(name)} · ${level}`),
  },
  {
    name: 'workExperience',
    label: SECTION_LABELS.experience,
    toLines: ({ workExperience = [] }) => titles(experienceEntries(workExperience)),
  },
  {
    name: 'education',
    label: SECTION_LABELS.education,
    toLines: ({ education = [] }) => titles(educationEntries(education)),
  },
  {
    name: 'projects',
    label: SECTION_LABELS.projects,
    toLines: ({ projects = [] }) => titles(projectEntries(projects)),
  },
  {
    name: 'socialLinks',
    label: SECTION_LABELS.links,
    toLines: ({ socialLinks = [] }) =>
      socialLinks.map(({ platform, url }) => `${platformLabel(platform)}: ${url}`),
  },
];

/** The sections for which a file has content. */
export function describeSections(user: User, sections: ImportedSections): ImportPart[] {
  const current = { ...user, info: currentInfo(user) };
  return kinds
    .filter(({ name }) => sections[name] !== undefined)
    .map(({ name, label, toLines }) => ({
      name,
      label,
      before: { lines: toLines(current) },
      after: { lines: toLines(sections) },
    }));
}

function currentInfo({ personalInfo, address }: User) {
  const { firstName, lastName, phone } = personalInfo;
  return { firstName, lastName, phone, ...address };
}

function infoTexts(info: ImportedSections['info']): string[] {
  if (!info) return [];
  const { firstName, lastName, phone, address1, address2, city, state, pincode } = info;
  return filled([
    joinParts([firstName, lastName], ' '),
    phone,
    joinParts([address1, address2, city, state, pincode]),
  ]);
}

function aboutTexts(about: User['about'] | undefined): string[] {
  return about ? filled([about.userabout, about.interests, about.selectedPurpose]) : [];
}

const filled = (texts: readonly string[]): string[] => texts.filter((text) => text !== '');
