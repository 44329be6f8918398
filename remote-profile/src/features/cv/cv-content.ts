import type { User } from '@sopaan/schemas/account/user';
import {
  educationEntries,
  experienceEntries,
  projectEntries,
  type ProfileEntry,
} from '../../components/profile-entries/profile-entries';
import { currentDesignation, fullName, joinParts } from '../../components/profile-text';
import { platformLabel, skillLabel } from '@sopaan/schemas/profile/option-labels';
import type { CvSection } from './cv-options';

/** What a CV says, in any template. Sections that were left out are empty. */
export interface CvContent {
  name: string;
  designation: string;
  contact: string[];
  summary: string;
  interests: string;
  experience: ProfileEntry[];
  education: ProfileEntry[];
  projects: ProfileEntry[];
  /** `SQL (Expert)`. */
  skills: string[];
  links: ReadonlyArray<{ label: string; url: string }>;
}

export function cvContent(user: User, sections: readonly CvSection[]): CvContent {
  const shows = (section: CvSection) => sections.includes(section);
  const { email, phone } = user.personalInfo;
  const place = joinParts([user.address.city, user.address.state]);
  return {
    name: fullName(user),
    designation: shows('experience') ? currentDesignation(user) : '',
    contact: shows('contact') ? [email, phone, place].filter(Boolean) : [],
    summary: shows('about') ? user.about.userabout : '',
    interests: shows('about') ? user.about.interests : '',
    experience: shows('experience') ? experienceEntries(user.workExperience) : [],
    education: shows('education') ? educationEntries(user.education) : [],
    projects: shows('projects') ? projectEntries(user.projects) : [],
    skills: shows('skills')
      ? user.skills.map(({ name, level }) => `${skillLabel(name)}${level && ` (${level})`}`)
      : [],
    links: shows('links')
      ? user.socialLinks.map(({ platform, url }) => ({ label: platformLabel(platform), url }))
      : [],
  };
}
