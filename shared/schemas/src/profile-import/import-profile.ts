/** Takes over what a file of the member says about the profile: a JSON Resume, or the export of an account. */
import { array, object, string, type InferType, type Schema } from 'yup';
import { endpoint, type RequestOf } from '../api/endpoint';
import { infoSchema } from '../profile/info';
import { importedPublicPageSchema, importedSettingsSchema } from './imported-settings';

const LEVELS = ['Beginner', 'Intermediate', 'Advanced', 'Expert'] as const;

const MAX_ENTRIES = 50;
const MAX_SKILLS = 100;

const line = string().trim().max(200).defined().default('');
const paragraph = string().trim().max(5_000).defined().default('');
const period = object({ startDate: line, endDate: line });

const webAddress = string()
  .trim()
  .max(2_000)
  .matches(/^https?:\/\/[^\s]+$/i, 'A link begins with http:// or https://.');

const entries = <T extends Schema>(entry: T) =>
  array(entry.required())
    .max(MAX_ENTRIES, `At most ${MAX_ENTRIES} entries can be imported into a section.`)
    .optional();

/** Sections as they are stored. Those that are missing are left alone; the others are replaced as a whole. */
export const importedSectionsSchema = object({
  about: object({ userabout: paragraph, interests: paragraph, selectedPurpose: line })
    .default(undefined)
    .optional(),
  skills: array(
    object({
      name: string().trim().max(60).required(),
      level: string().oneOf(LEVELS).required(),
    }).required(),
  )
    .max(MAX_SKILLS, `At most ${MAX_SKILLS} skills can be imported.`)
    .optional(),
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
  ),
  projects: entries(
    object({
      name: line,
      description: paragraph,
      technologies: paragraph,
      liveUrls: string().trim().max(2_000).defined().default(''),
      duration: period,
    }),
  ),
  socialLinks: entries(
    object({
      platform: string().trim().max(60).required(),
      url: webAddress.required(),
      icon: line,
    }),
  ),
  /** Some people have one name only. */
  info: infoSchema
    .shape({ lastName: string().trim().max(60).defined().default('') })
    .default(undefined)
    .optional(),
}).noUnknown();
export type ImportedSections = InferType<typeof importedSectionsSchema>;

export const IMPORT_LEVELS: readonly string[] = LEVELS;

/**
 * CONFLICT without fields: the profile has changed since `updatedAt`, so the member has seen a preview of something else. CONFLICT with
 * `username`: another account has it. Either everything is stored or nothing. The path is older than the import of accounts.
 */
export const importProfileEndpoint = endpoint({
  method: 'PUT',
  path: 'account/resume',
  access: 'session',
  request: object({
    /** `updatedAt` of the user whom the preview was made for. */
    updatedAt: string().datetime().required(),
    sections: importedSectionsSchema.required(),
    settings: importedSettingsSchema.default(undefined).optional(),
    publicPage: importedPublicPageSchema.default(undefined).optional(),
  }),
  response: object({ status: string().required() }).required(),
  summary: "Replaces sections of the caller's profile, and settings, with those of a file.",
});
export type ProfileImport = Omit<RequestOf<typeof importProfileEndpoint>, 'updatedAt'>;
