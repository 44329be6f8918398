import type { ProfileSection } from '@sopaan/schemas/profile/section-versions';
import type { CvContent } from './cv-content';
import type { CvSection } from './cv-options';

/** A section that the CV should show, and whose record is empty. */
interface MissingSection {
  label: string;
  /** The editor of the profile where it is added. */
  edit: ProfileSection;
}

type Described = Exclude<CvSection, 'contact'>;

const descriptions: Readonly<Record<Described, MissingSection>> = {
  about: { label: 'Add a few lines about yourself', edit: 'about' },
  experience: { label: 'Add your experience', edit: 'experience' },
  education: { label: 'Add your education', edit: 'education' },
  projects: { label: 'Add a project', edit: 'projects' },
  skills: { label: 'Add your skills', edit: 'skills' },
  links: { label: 'Add a link', edit: 'links' },
};

const isEmpty: Readonly<Record<Described, (content: CvContent) => boolean>> = {
  about: ({ summary, interests }) => !summary && !interests,
  experience: ({ experience }) => experience.length === 0,
  education: ({ education }) => education.length === 0,
  projects: ({ projects }) => projects.length === 0,
  skills: ({ skills }) => skills.length === 0,
  links: ({ links }) => links.length === 0,
};

export function missingSections(
  content: CvContent,
  sections: readonly CvSection[],
): MissingSection[] {
  return sections
    .filter((section) => section !== 'contact')
    .filter((section) => isEmpty[section](content))
    .map((section) => descriptions[section]);
}
