import type { User } from '@sopaan/schemas/account/user';
import { splitCommaList } from '@sopaan/schemas/profile/comma-list';
import { platformLabel } from '@sopaan/schemas/profile/option-labels';
import { periodText } from '@sopaan/schemas/profile/period-text';
import { joinParts } from '../profile-text';

/** A job, an education, a project or a link as readers see it. Parts without content are empty. */
export interface ProfileEntry {
  title: string;
  subtitle: string;
  period: string;
  /** Secondary details. */
  facts: string[];
  text: string;
  points: string[];
  /** The URL as the member entered it. */
  url: string;
}

const filled = (facts: readonly string[]): string[] => facts.filter(Boolean);

export function experienceEntries(workExperience: User['workExperience']): ProfileEntry[] {
  return workExperience.map((work) => ({
    title: work.designation || work.organization,
    subtitle: work.designation ? work.organization : '',
    period: periodText(work.duration),
    facts: filled([
      work.employmentType,
      joinParts([work.location.city, work.location.state, work.location.country]),
    ]),
    text: work.jobDescription,
    points: splitCommaList(work.responsibilities),
    url: '',
  }));
}

export function educationEntries(education: User['education']): ProfileEntry[] {
  return education.map((entry) => ({
    title: joinParts([entry.degree, entry.specialization]) || entry.qualification,
    subtitle: entry.institution,
    period: periodText(entry.duration),
    facts: filled([
      joinParts([entry.qualification, entry.degreeType], ' · '),
      entry.percentage && `Percentage: ${entry.percentage}`,
      entry.cgpa ? `CGPA: ${entry.cgpa}` : '',
    ]),
    text: '',
    points: [],
    url: '',
  }));
}

export function projectEntries(projects: User['projects']): ProfileEntry[] {
  return projects.map((project) => ({
    title: project.name,
    subtitle: '',
    period: periodText(project.duration),
    facts: filled([project.technologies]),
    text: project.description,
    points: [],
    url: project.liveUrls,
  }));
}

export function linkEntries(socialLinks: User['socialLinks']): ProfileEntry[] {
  return socialLinks.map(({ platform, url }) => ({
    title: platformLabel(platform),
    subtitle: '',
    period: '',
    facts: [],
    text: '',
    points: [],
    url,
  }));
}
