import type { User } from '../account/user';
import {
  educationRule,
  experienceRule,
  linkRule,
  projectRule,
  skillRule,
  type EntryRule,
} from '../profile/entry-rules';
import { findDuplicates } from '../profile/fields';
import { PLATFORMS } from '../profile/link-options';
import { platformLabel, skillLabel } from '../profile/option-labels';
import { SKILL_CODES } from '../profile/skill-options';

type Lists = Pick<User, 'skills' | 'workExperience' | 'education' | 'projects' | 'socialLinks'>;

interface TrimmedLists {
  /** Only the lists with entries. */
  lists: Partial<Lists>;
  /** What was left out, as texts for the member. */
  leftOut: string[];
}

interface Naming<Entry> {
  /** The plural noun for the entries, such as `skills`. */
  noun: string;
  nameOf: (entry: Entry) => string;
  isOffered?: (entry: Entry) => boolean;
}

/** Leaves out entries that the editors of the profile reject, because a section with them could not be edited and saved. */
export function trimLists(lists: Lists): TrimmedLists {
  const leftOut: string[] = [];
  const trim = <Entry>(
    entries: readonly Entry[],
    rule: EntryRule<Entry>,
    { noun, nameOf, isOffered = () => true }: Naming<Entry>,
  ): Entry[] => {
    const offered = entries.filter(isOffered);
    const duplicates = new Set(findDuplicates(offered.map(rule.keyOf)));
    const unique = offered.filter((_entry, index) => !duplicates.has(index));
    const namesOf = (some: readonly Entry[]) => [...new Set(some.map(nameOf))].join(', ');
    const unknown = entries.filter((entry) => !isOffered(entry));
    if (unknown.length > 0) {
      leftOut.push(`${noun} that are not offered here (${namesOf(unknown)})`);
    }
    if (duplicates.size > 0) {
      const repeated = offered.filter((_entry, index) => duplicates.has(index));
      leftOut.push(`repeated ${noun}, imported once (${namesOf(repeated)})`);
    }
    if (unique.length > rule.max) leftOut.push(`${noun} after the first ${rule.max}`);
    return unique.slice(0, rule.max);
  };
  const trimmed: Lists = {
    skills: trim(lists.skills, skillRule, {
      noun: 'skills',
      nameOf: ({ name }) => skillLabel(name),
      isOffered: ({ name }) => SKILL_CODES.includes(name),
    }),
    workExperience: trim(lists.workExperience, experienceRule, {
      noun: 'experience entries',
      nameOf: ({ organization }) => organization,
    }),
    education: trim(lists.education, educationRule, {
      noun: 'education entries',
      nameOf: ({ institution }) => institution,
    }),
    projects: trim(lists.projects, projectRule, {
      noun: 'projects',
      nameOf: ({ name }) => name,
    }),
    socialLinks: trim(lists.socialLinks, linkRule, {
      noun: 'links',
      nameOf: ({ platform }) => platformLabel(platform),
      isOffered: ({ platform }) => PLATFORMS.some(({ name }) => name === platform),
    }),
  };
  const filled = Object.entries(trimmed).filter(([, list]) => list.length > 0);
  return { lists: Object.fromEntries(filled), leftOut };
}
