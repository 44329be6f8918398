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

/** What stands in the fields, but for the picture: this is what is kept as a draft. */
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

/** The rules of the endpoint, and those of its picture as far as a browser can tell. */
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

/** What was kept in this browser. Undefined when there is nothing that can be read. */
export function draftFrom(kept: unknown): MentorshipDraft | undefined {
  if (kept === undefined) return undefined;
  try {
    return draftSchema.validateSync(kept, { stripUnknown: true });
  } catch {
    return undefined;
  }
}

/** What was sent before, to go on from. */
export function draftOf({ form }: MentorApplication): MentorshipDraft {
  return { ...form, workexperience: String(form.workexperience) };
}

/** What is kept of the form: all but the picture. */
export function draftIn(values: MentorshipValues): MentorshipDraft {
  return draftSchema.cast(values, { stripUnknown: true });
}

/** What is sent, beside the picture. */
export function formOf(values: MentorshipValues): MentorApplicationForm {
  return mentorApplicationFormSchema.validateSync(values, { stripUnknown: true });
}

/** The messages of the server beside their fields: `social_links.linkedin` becomes an object in an object. */
export function errorsOf(fields: Readonly<Record<string, string>>): Record<string, unknown> {
  const errors: Record<string, unknown> = {};
  const links: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [first = '', second] = path.split('.');
    if (first === 'social_links' && second) links[second] = message;
    else errors[first.replace(/\[.*/, '')] = message;
  }
  return Object.keys(links).length > 0 ? { ...errors, social_links: links } : errors;
}
