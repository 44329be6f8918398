import type { User } from '../account/user';
import { currentDesignation } from '../account/current-designation';
import { splitCommaList } from '../profile/comma-list';
import { toRaw } from './mapping/codec';
import { toEducationExtras, toResumeEducation } from './mapping/education';
import { listCodec } from './mapping/field-codecs';
import { toLinkExtras, toResumeLink } from './mapping/links';
import { toProjectExtras, toResumeProject } from './mapping/projects';
import { toResumeSkill, toSkillExtras } from './mapping/skills';
import { toResumeWork, toWorkExtras } from './mapping/work';

const SCHEMA = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** What a resume is made of. */
export type ResumeProfile = Pick<
  User,
  | 'personalInfo'
  | 'address'
  | 'about'
  | 'skills'
  | 'workExperience'
  | 'education'
  | 'projects'
  | 'socialLinks'
  | 'updatedAt'
>;

export interface ResumeOptions {
  /** The absolute URL of the public page; undefined while it is off. */
  publicUrl: string | undefined;
  /** Whether email, phone and city are included. The street address never is. */
  hasContact: boolean;
}

/** The profile as a JSON Resume document. What the standard has no field for is in `meta.sopaan`. */
export function toResume(user: ResumeProfile, { publicUrl, hasContact }: ResumeOptions): unknown {
  const { personalInfo, about, skills, workExperience, education, projects, socialLinks } = user;
  return prune({
    $schema: SCHEMA,
    basics: {
      name: `${personalInfo.firstName} ${personalInfo.lastName}`.trim(),
      label: currentDesignation(workExperience),
      summary: about.userabout,
      url: publicUrl,
      ...(hasContact && resumeContact(user)),
      profiles: socialLinks.map(toResumeLink),
    },
    work: workExperience.map(toResumeWork),
    education: education.map(toResumeEducation),
    projects: projects.map(toResumeProject),
    skills: skills.map(toResumeSkill),
    interests: splitCommaList(about.interests).map((name) => ({ name })),
    meta: {
      version: 'v1.0.0',
      // In the standard's format: without the fraction of a second and the time zone.
      lastModified: user.updatedAt.slice(0, 19),
      sopaan: {
        about: {
          interests: toRaw(listCodec, about.interests),
          selectedPurpose: about.selectedPurpose,
        },
        skills: withContent(skills.map(toSkillExtras)),
        work: withContent(workExperience.map(toWorkExtras)),
        education: withContent(education.map(toEducationExtras)),
        projects: withContent(projects.map(toProjectExtras)),
        profiles: withContent(socialLinks.map(toLinkExtras)),
      },
    },
  });
}

function resumeContact({ personalInfo, address }: ResumeProfile) {
  return {
    email: personalInfo.email,
    phone: personalInfo.phone,
    location: { city: address.city, region: address.state },
  };
}

/** The extras without the entries that the standard fields describe completely. */
function withContent<T extends { of: string }>(extras: readonly T[]): T[] {
  return extras.filter((entry) =>
    Object.entries(entry).some(([name, value]) => name !== 'of' && value !== undefined),
  );
}

/** Leaves out empty texts, lists and objects, at every depth. The items of a list stay, if need be as empty objects. */
function prune(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => prune(item) ?? {});
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value)
    .map(([name, item]) => [name, prune(item)] as const)
    .filter(([, item]) => !isEmpty(item));
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
