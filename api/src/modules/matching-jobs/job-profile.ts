import type { UserRecord } from '../accounts/users/user-record';

/** The parts of a member's profile by which jobs are matched. */
export interface JobProfile {
  skills: string[];
  /** Names of degrees as regular expressions for whole words, such as `b\.tech`. */
  degrees: string[];
  /** Qualifications of government jobs that the education meets. */
  qualifications: string[];
  /** The `qualifications` that are closest to the education. */
  ownQualifications: string[];
  city: string;
  state: string;
}

/** Skills that profiles and jobs name differently: the code in profiles, the name in jobs. */
const JOB_SKILL_NAMES: Readonly<Record<string, string>> = {
  cpp: 'c++',
  csharp: 'c#',
  golang: 'go',
};

/** Lowest first. Each qualification includes those before it. The misspellings are those of `QUALIFICATIONS` in the schemas. */
const LEVELS = [
  { qualification: 'High School (10th)', meets: '10th Pass' },
  { qualification: 'Intermediate (12th)', meets: '12th Pass' },
  { qualification: 'Gradution', meets: 'Graduate' },
  { qualification: 'Post Gradution', meets: 'Postgraduate' },
  { qualification: 'PhD', meets: 'PhD' },
] as const;

/** Degrees that meet a qualification in addition to that of their level. */
const DEGREE_FIELDS = [
  { degrees: /^(?:b\.?tech|m\.?tech|b\.?e)\b/i, meets: 'Engineering' },
  { degrees: /^(?:ll\.?b|ll\.?m)\b/i, meets: 'Law' },
  { degrees: /^(?:mbbs|bds|md)\b/i, meets: 'Medical' },
] as const;

export function toJobProfile({ skills, education, address }: UserRecord): JobProfile {
  const names = skills.flatMap(({ name }) => [name, JOB_SKILL_NAMES[name] ?? name]);
  const level = Math.max(
    -1,
    ...education.map((entry) =>
      LEVELS.findIndex(({ qualification }) => qualification === entry.qualification),
    ),
  );
  const met = LEVELS.slice(0, level + 1).map(({ meets }) => meets);
  const special = education.flatMap(({ degree, degreeType }) => [
    ...DEGREE_FIELDS.filter(({ degrees }) => degrees.test(degree)).map(({ meets }) => meets),
    ...(degreeType === 'Diploma' ? ['Diploma'] : []),
  ]);
  return {
    skills: [...new Set(names)],
    degrees: education
      .map(({ degree }) => degree.trim().toLowerCase())
      .filter(isDegree)
      .map(escapeRegExp),
    qualifications: [...new Set([...met, ...special])],
    ownQualifications: [...new Set([...met.slice(-1), ...special])],
    city: address.city.trim().toLowerCase(),
    state: address.state.trim().toLowerCase(),
  };
}

/** The missing parts of the profile that would improve the matches. */
export function missingParts({ skills, qualifications, city, state }: JobProfile): string[] {
  return [
    ...(skills.length === 0 ? ['skills'] : []),
    ...(qualifications.length === 0 ? ['education'] : []),
    ...(city === '' && state === '' ? ['address'] : []),
  ];
}

const isDegree = (degree: string) => degree !== '' && degree !== 'others';
const escapeRegExp = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
