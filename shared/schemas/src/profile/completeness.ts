/** How complete a profile is, and what to add next. Computed from the record alone, so that API and pages get the same result. */
import type { User } from '../account/user';

/** The parts of the user's record that count. */
type ProfileRecord = Pick<
  User,
  'address' | 'skills' | 'education' | 'workExperience' | 'projects' | 'socialLinks'
> & {
  personalInfo: Pick<User['personalInfo'], 'profilePicture'>;
  about: Pick<User['about'], 'userabout'>;
};

/** Employers search by more than one skill. */
export const SKILLS_OF_A_COMPLETE_PROFILE = 3;

/**
 * What a member can add, by descending weight, in percent of the whole: first what jobs are matched by and what every CV needs, then what
 * makes it stronger. The remaining 10 percent are the name and the email address, which every account has.
 */
const PARTS = [
  {
    name: 'skills',
    weight: 20,
    isComplete: ({ skills }: ProfileRecord) => skills.length >= SKILLS_OF_A_COMPLETE_PROFILE,
  },
  {
    name: 'education',
    weight: 20,
    isComplete: ({ education }: ProfileRecord) => education.length > 0,
  },
  {
    name: 'experience',
    weight: 10,
    isComplete: ({ workExperience }: ProfileRecord) => workExperience.length > 0,
  },
  {
    name: 'about',
    weight: 10,
    isComplete: ({ about }: ProfileRecord) => about.userabout.trim() !== '',
  },
  {
    name: 'place',
    weight: 10,
    isComplete: ({ address }: ProfileRecord) => address.city !== '' && address.state !== '',
  },
  {
    name: 'projects',
    weight: 10,
    isComplete: ({ projects }: ProfileRecord) => projects.length > 0,
  },
  {
    name: 'picture',
    weight: 5,
    isComplete: ({ personalInfo }: ProfileRecord) => personalInfo.profilePicture !== '',
  },
  {
    name: 'links',
    weight: 5,
    isComplete: ({ socialLinks }: ProfileRecord) => socialLinks.length > 0,
  },
] as const;
export type ProfilePart = (typeof PARTS)[number]['name'];

export interface Completeness {
  /** 10 to 100. */
  percent: number;
  /** The missing part with the highest weight; null when nothing is missing. */
  nextPart: ProfilePart | null;
}

export function computeCompleteness(profile: ProfileRecord): Completeness {
  const missing = PARTS.filter(({ isComplete }) => !isComplete(profile));
  const missingWeight = missing.reduce((sum, { weight }) => sum + weight, 0);
  return { percent: 100 - missingWeight, nextPart: missing[0]?.name ?? null };
}
