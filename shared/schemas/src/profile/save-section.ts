import { number, object, string, type AnyObject, type InferType, type ObjectSchema } from 'yup';
import { userSchema } from '../account/user';
import { endpoint } from '../api/endpoint';
import type { ProfileSection } from './section-versions';

/** The whole user after a save, without role data. */
export const savedProfileSchema = userSchema.omit(['role_Data']);
export type SavedProfile = InferType<typeof savedProfileSchema>;

/**
 * The call that replaces one section. `version` is the version of the section that was edited: CONFLICT if the section has been saved
 * since. `userId` must be the user of the session, otherwise NOT_FOUND. Field errors have paths such as
 * `updateData.education[0].institution`.
 */
export function saveSection<Data extends AnyObject>(
  section: ProfileSection,
  updateData: ObjectSchema<Data>,
) {
  return endpoint({
    method: 'PUT',
    path: `profile/sections/${section}`,
    access: 'session',
    request: object({
      userId: string().max(100).required(),
      version: number().integer().min(0).required(),
      updateData,
    }),
    response: savedProfileSchema,
    summary: `Replaces the section ${section} of the member's profile.`,
  });
}
