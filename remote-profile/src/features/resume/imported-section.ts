import type { User } from '@sopaan/schemas/account/user';
import type { ImportedSections } from '@sopaan/schemas/resume/import-resume';
import {
  educationEntries,
  experienceEntries,
  projectEntries,
  type ProfileEntry,
} from '../../components/profile-entries';
import { joinParts } from '../../components/profile-text';
import { platformLabel, skillLabel } from '@sopaan/schemas/profile/option-labels';

export type SectionName = keyof ImportedSections;

/** One section of an import, as the preview shows it. */
export interface ImportedSection {
  name: SectionName;
  label: string;
  /** What the profile has now, and what it will have. One line an entry. */
  before: string[];
  after: string[];
}

const titles = (entries: readonly ProfileEntry[]) =>
  entries.map(({ title, subtitle, period }) => joinParts([title, subtitle, period], ' · '));

type Sections = Pick<User, SectionName>;

const kinds: ReadonlyArray<{
  name: SectionName;
  label: string;
  describe: (sections: Partial<Sections>) => string[];
}> = [
  { name: 'about', label: 'About', describe: ({ about }) => aboutTexts(about) },
  {
    name: 'skills',
    label: 'Skills',
    describe: ({ skills = [] }) =>
      skills.map(({ name, level }) => `${skillLabel(name)} · ${level}`),
  },
  {
    name: 'workExperience',
    label: 'Experience',
    describe: ({ workExperience = [] }) => titles(experienceEntries(workExperience)),
  },
  {
    name: 'education',
    label: 'Education',
    describe: ({ education = [] }) => titles(educationEntries(education)),
  },
  {
    name: 'projects',
    label: 'Projects',
    describe: ({ projects = [] }) => titles(projectEntries(projects)),
  },
  {
    name: 'socialLinks',
    label: 'Links',
    describe: ({ socialLinks = [] }) =>
      socialLinks.map(({ platform, url }) => `${platformLabel(platform)}: ${url}`),
  },
];

function aboutTexts(about: User['about'] | undefined): string[] {
  return about
    ? [about.userabout, about.interests, about.selectedPurpose].filter((text) => text !== '')
    : [];
}

/** The sections that a file has something for, in the order of the profile. */
export function describeImport(user: User, sections: ImportedSections): ImportedSection[] {
  return kinds
    .filter(({ name }) => sections[name] !== undefined)
    .map(({ name, label, describe }) => ({
      name,
      label,
      before: describe(user),
      after: describe(sections),
    }));
}

/** The chosen sections only. */
export function pickSections(
  sections: ImportedSections,
  names: ReadonlySet<SectionName>,
): ImportedSections {
  return Object.fromEntries(
    kinds.filter(({ name }) => names.has(name)).map(({ name }) => [name, sections[name]]),
  );
}
