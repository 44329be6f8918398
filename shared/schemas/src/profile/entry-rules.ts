/** Which entries a section of a profile may have, for its editor and for the import of a file. */
import type { TestContext } from 'yup';
import { rejectDuplicates } from './fields';
import { PLATFORMS } from './link-options';
import { SKILL_CODES } from './skill-options';

type Text = string | undefined;

export interface EntryRule<Entry> {
  max: number;
  tooMany: string;
  /** Two entries with the same key are duplicates; those with an empty one are not compared. */
  keyOf: (entry: Entry) => string;
  /** Where a duplicate is reported, and how. */
  duplicate: { field: string; message: string };
}

interface Experience {
  designation?: Text;
  organization?: Text;
  duration: { startDate?: Text } | null;
}

interface Education {
  qualification?: Text;
  degree?: Text;
  specialization?: Text;
  institution?: Text;
}

const atMost = (max: number, what: string) => ({
  max,
  tooMany: `There can be at most ${max} ${what}.`,
});

export const skillRule: EntryRule<{ name?: Text }> = {
  max: SKILL_CODES.length,
  tooMany: 'There are too many skills.',
  keyOf: ({ name = '' }) => name,
  duplicate: { field: 'name', message: 'This skill is already in the list.' },
};

export const experienceRule: EntryRule<Experience> = {
  ...atMost(30, 'entries'),
  keyOf: ({ designation, organization, duration }) =>
    organization ? [designation, organization, duration?.startDate].join('|') : '',
  duplicate: { field: 'organization', message: 'This experience is already in the list.' },
};

export const educationRule: EntryRule<Education> = {
  ...atMost(20, 'entries'),
  keyOf: ({ qualification, degree, specialization, institution }) =>
    institution ? [qualification, degree, specialization, institution].join('|') : '',
  duplicate: { field: 'institution', message: 'This education is already in the list.' },
};

export const projectRule: EntryRule<{ name?: Text }> = {
  ...atMost(30, 'projects'),
  keyOf: ({ name = '' }) => name,
  duplicate: {
    field: 'name',
    message: 'A project with this name is already in the list.',
  },
};

export const linkRule: EntryRule<{ platform?: Text }> = {
  max: PLATFORMS.length,
  tooMany: 'There are too many links.',
  keyOf: ({ platform = '' }) => platform,
  duplicate: { field: 'url', message: 'There is already a link to this platform.' },
};

/** A yup test that rejects a list of entries with duplicates. */
export const hasNoDuplicates =
  <Entry>({ keyOf, duplicate }: EntryRule<Entry>) =>
  (entries: readonly Entry[] | undefined, context: TestContext) => {
    // The test also runs on invalid entries, which have their own errors.
    const keyOrNothing = (entry: Entry): string => {
      const key: unknown = isObject(entry) ? keyOf(entry) : '';
      return typeof key === 'string' ? key : '';
    };
    return rejectDuplicates(context, (entries ?? []).map(keyOrNothing), duplicate);
  };

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
