/** Replaces sections of the profile by those of a file of the member: a JSON Resume or an account export. */
import { array, object, string, type InferType, type Schema } from 'yup';
import { endpoint, type RequestOf } from '../api/endpoint';
import {
  educationRule,
  experienceRule,
  hasNoDuplicates,
  linkRule,
  projectRule,
  skillRule,
  type EntryRule,
} from '../profile/entry-rules';
import { requiredOption } from '../profile/fields';
import { infoSchema } from '../profile/info';
import { PLATFORMS } from '../profile/link-options';
import { SKILL_CODES, SKILL_LEVELS } from '../profile/skill-options';
import { importedPublicPageSchema, importedSettingsSchema } from './imported-settings';

const line = string().trim().max(200).defined().default('');
const paragraph = string().trim().max(5_000).defined().default('');
const period = object({ startDate: line, endDate: line });

const webAddress = string()
  .trim()
  .max(2_000)
  .matches(/^https?:\/\/[^\s]+$/i, 'A link begins with http:// or https://.');

/** The rules of the editors: a section whose entries break them could not be edited and saved. */
const entries = <T extends Schema>(entry: T, rule: EntryRule<InferType<T>>) =>
  array(entry.required())
    .max(rule.max, rule.tooMany)
    .test('unique', hasNoDuplicates(rule))
    .optional();

/** Sections as they are stored. Omitted sections are not changed; the others are replaced as a whole. */
export const importedSectionsSchema = object({
  about: object({ userabout: paragraph, interests: paragraph, selectedPurpose: line })
    .default(undefined)
    .optional(),
  skills: entries(
    object({
      name: requiredOption(SKILL_CODES, 'The skill is missing.'),
      level: string().oneOf(SKILL_LEVELS).required(),
    }),
    skillRule,
  ),
  workExperience: entries(
    object({
      employmentType: line,
      designation: line,
      organization: line,
      location: object({ city: line, state: line, country: line }),
      duration: period,
      jobDescription: paragraph,
      responsibilities: paragraph,
    }),
    experienceRule,
  ),
  education: entries(
    object({
      qualification: line,
      degree: line,
      degreeType: line,
      specialization: line,
      duration: period,
      percentage: line,
      institution: line,
      cgpa: string().trim().max(200),
    }),
    educationRule,
  ),
  projects: entries(
    object({
      name: line,
      description: paragraph,
      technologies: paragraph,
      liveUrls: string().trim().max(2_000).defined().default(''),
      duration: period,
    }),
    projectRule,
  ),
  socialLinks: entries(
    object({
      platform: requiredOption(
        PLATFORMS.map(({ name }) => name),
        'The platform is missing.',
      ),
      url: webAddress.required(),
      icon: line,
    }),
    linkRule,
  ),
  info: infoSchema.default(undefined).optional(),
}).noUnknown();
export type ImportedSections = InferType<typeof importedSectionsSchema>;

/**
 * CONFLICT without fields: the profile has changed since `updatedAt`, so the preview that the member saw is out of date. CONFLICT with
 * `username`: another account has it. Stores everything or nothing. The path dates from when only JSON Resume files could be imported.
 */
export const importProfileEndpoint = endpoint({
  method: 'PUT',
  path: 'account/resume',
  access: 'session',
  request: object({
    /** `updatedAt` of the user record on which the preview was based. */
    updatedAt: string().datetime().required(),
    sections: importedSectionsSchema.required(),
    settings: importedSettingsSchema.default(undefined).optional(),
    publicPage: importedPublicPageSchema.default(undefined).optional(),
  }),
  response: object({ status: string().required() }).required(),
  summary: "Replaces sections of the caller's profile, and settings, with those of a file.",
});
export type ProfileImport = Omit<RequestOf<typeof importProfileEndpoint>, 'updatedAt'>;
