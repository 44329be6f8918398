import {
  mentorApplicationRequestSchema,
  type MentorApplication,
  type MentorApplicationRequest,
} from '@sopaan/schemas/mentors/mentor-application';
import { AVATAR_RULE } from '@sopaan/schemas/mentors/mentor-application-fields';
import { fileError } from '@sopaan/schemas/api/file';
import { GENDERS } from '@sopaan/schemas/mentors/mentor-options';
import type { ApiFormProps } from '@sopaan/ui/forms';
import { array, mixed, object, string, ValidationError, type InferType } from 'yup';

type FieldErrors<Values extends object> = ReturnType<
  NonNullable<ApiFormProps<Values>['toFieldErrors']>
>;

const text = () => string().defined().default('');

/** The fields of a draft: all but the picture, named as in the request. */
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
export type MentorApplicationDraft = InferType<typeof draftSchema>;

/** The form's values, checked by the schema of the request and by the picture's rules that a browser can check. */
export const mentorApplicationValuesSchema = draftSchema
  .shape({
    avatar: mixed<File>()
      .nullable()
      .default(null)
      .test((file, { createError }) => {
        const message = file && fileError(file, AVATAR_RULE);
        return message ? createError({ message }) : true;
      }),
  })
  // Validates the original values: with the draft's defaults, a missing field would be reported as invalid instead of required.
  .test((_values, { originalValue }) => {
    try {
      mentorApplicationRequestSchema.validateSync(originalValue, { abortEarly: false });
      return true;
    } catch (error) {
      if (error instanceof ValidationError) return error;
      throw error;
    }
  });
export type MentorApplicationValues = InferType<typeof mentorApplicationValuesSchema>;

export const emptyDraft: MentorApplicationDraft = {
  ...draftSchema.getDefault(),
  gender: GENDERS[0],
};

/** Parses a stored draft; undefined when there is none or it is not valid. */
export function parseDraft(stored: unknown): MentorApplicationDraft | undefined {
  if (stored === undefined) return undefined;
  try {
    return draftSchema.validateSync(stored, { stripUnknown: true });
  } catch {
    return undefined;
  }
}

/** A draft with the values of an earlier application. */
export function draftFromApplication({ form }: MentorApplication): MentorApplicationDraft {
  return { ...form, workexperience: String(form.workexperience) };
}

/** The form's values without the picture. */
export function draftFromValues(values: MentorApplicationValues): MentorApplicationDraft {
  return draftSchema.cast(values, { stripUnknown: true });
}

/** The request body, without the picture. */
export function requestFromValues(values: MentorApplicationValues): MentorApplicationRequest {
  return mentorApplicationRequestSchema.validateSync(values, { stripUnknown: true });
}

/** The server's field errors as Formik nests them: `social_links.linkedin` becomes a nested object. */
export function toFormikErrors(
  fields: Readonly<Record<string, string>>,
): FieldErrors<MentorApplicationValues> {
  const errors: Record<string, unknown> = {};
  const links: Record<string, string> = {};
  for (const [path, message] of Object.entries(fields)) {
    const [first = '', second] = path.split('.');
    if (first === 'social_links' && second) links[second] = message;
    else errors[first.replace(/\[.*/, '')] = message;
  }
  const nested: FieldErrors<object> =
    Object.keys(links).length > 0 ? { ...errors, social_links: links } : errors;
  return nested;
}
