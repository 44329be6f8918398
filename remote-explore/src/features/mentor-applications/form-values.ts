import {
  mentorApplicationFormSchema,
  type MentorApplication,
  type MentorApplicationForm,
} from '@sopaan/schemas/mentor-application';
import { AVATAR_RULE } from '@sopaan/schemas/mentor-application-fields';
import { fileError } from '@sopaan/schemas/file';
import { GENDERS } from '@sopaan/schemas/mentor-options';
import { array, mixed, object, string, type InferType } from 'yup';

const text = () => string().defined().default('');

/** The fields without the picture: what a draft holds. */
const draftSchema = object({
  first_name: text(),
  last_name: text(),
  gender: text(),
  current_role: text(),
  current_org: text(),
  insdustry: text(),
  workexperience: text(),
  languages: array(string().required()).defined().default([]),
  short_heading: text(),
  about: text(),
  profile_link: text(),
  social_links: object({
    linkedin: text(),
    facebook: text(),
    youtube: text(),
    instagram: text(),
  }),
});
export type MentorshipDraft = InferType<typeof draftSchema>;

export interface MentorshipValues extends MentorshipDraft {
  avatar: File | null;
}

/** The schema of the endpoint, with the picture's rules that a browser can check. */
export const mentorshipSchema = mentorApplicationFormSchema.shape({
  avatar: mixed<File>()
    .nullable()
    .test((file, { createError }) => {
      const message = file && fileError(file, AVATAR_RULE);
      return message ? createError({ message }) : true;
    }),
});

export const emptyDraft: MentorshipDraft = {
  ...draftSchema.getDefault(),
  gender: GENDERS[0],
};

/** Parses a stored draft; undefined when there is none or it is not valid. */
export function parseDraft(stored: unknown): MentorshipDraft | undefined {
  if (stored === undefined) return undefined;
  try {
    return draftSchema.validateSync(stored, { stripUnknown: true });
  } catch {
    return undefined;
  }
}

/** A draft with the values of an earlier application. */
export function draftFromApplication({ form }: MentorApplication): MentorshipDraft {
  return { ...form, workexperience: String(form.workexperience) };
}

/** The form's values without the picture. */
export function draftFromValues(values: MentorshipValues): MentorshipDraft {
  return draftSchema.cast(values, { stripUnknown: true });
}

/** The request's form, without the picture. */
export function formFromValues(values: MentorshipValues): MentorApplicationForm {
  return mentorApplicationFormSchema.validateSync(values, { stripUnknown: true });
}

/** The server's field errors as Formik nests them: `social_links.linkedin` becomes an object in an object. */
export function toFormikErrors(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  const links: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [first = '', second] = path.split('.');
    if (first === 'social_links' && second) links[second] = message;
    else errors[first.replace(/\[.*/, '')] = message;
  }
  return Object.keys(links).length > 0 ? { ...errors, social_links: links } : errors;
}
