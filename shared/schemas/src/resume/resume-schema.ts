/** A JSON Resume file (jsonresume.org, schema 1.x) as far as it is imported or shown. Other fields are ignored. */
import { array, mixed, object, string, type InferType, type Schema } from 'yup';

const MAX_ITEMS = 200;

/** Many programs write null for what is unknown. */
const item = string()
  .max(10_000)
  .transform((value: unknown) => value ?? '')
  .defined();
const text = item.default('');

const list = <T extends Schema>(each: T) =>
  array(each)
    .max(MAX_ITEMS)
    .transform((value: unknown) => value ?? [])
    .default(() => [])
    .defined();

const period = { startDate: text, endDate: text };
const rawPeriod = { startDate: string(), endDate: string() };

/** What this site adds in `meta`, because the standard has no field for it. `of` names the entry that it belongs to. */
const extrasSchema = object({
  about: object({ interests: string(), selectedPurpose: string() }),
  skills: list(object({ of: text, name: string() })),
  work: list(
    object({
      of: text,
      employmentType: string(),
      location: object({ city: text, state: text, country: text }).default(undefined),
      responsibilities: string(),
      ...rawPeriod,
    }),
  ),
  education: list(
    object({
      of: text,
      qualification: string(),
      degreeType: string(),
      score: object({ percentage: text, cgpa: string() }).default(undefined),
      ...rawPeriod,
    }),
  ),
  projects: list(object({ of: text, technologies: string(), url: string(), ...rawPeriod })),
  profiles: list(object({ of: text, platform: string(), icon: string() })),
});

/** Sections that a profile has no place for. An import reports that it leaves them out. */
export const UNSUPPORTED_SECTIONS = [
  'awards',
  'certificates',
  'publications',
  'languages',
  'references',
] as const;

export const resumeSchema = object({
  basics: object({
    name: text,
    label: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    profiles: list(object({ network: text, url: text })),
  }),
  work: list(
    object({
      name: text,
      position: text,
      location: text,
      summary: text,
      highlights: list(item),
      ...period,
    }),
  ),
  volunteer: list(
    object({
      organization: text,
      position: text,
      summary: text,
      highlights: list(item),
      ...period,
    }),
  ),
  education: list(
    object({ institution: text, area: text, studyType: text, score: text, ...period }),
  ),
  projects: list(
    object({ name: text, description: text, keywords: list(item), url: text, ...period }),
  ),
  skills: list(object({ name: text, level: text })),
  interests: list(object({ name: text })),
  meta: object({ sopaan: extrasSchema }),
  awards: mixed(),
  certificates: mixed(),
  publications: mixed(),
  languages: mixed(),
  references: mixed(),
});
export type Resume = InferType<typeof resumeSchema>;
export type ResumeExtras = InferType<typeof extrasSchema>;
