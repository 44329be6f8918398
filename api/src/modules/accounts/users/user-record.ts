import { userSchema } from '@sopaan/schemas/account/user';
import { boolean, date, object, string, type InferType } from 'yup';

const text = string().defined().default('');

/** A row of `users`. Its JSON columns are validated, as an older or newer version may have written them. */
export const userRecordSchema = userSchema
  .pick([
    'address',
    'skills',
    'education',
    'workExperience',
    'projects',
    'socialLinks',
    'documents',
    'sectionVersions',
  ])
  .concat(
    object({
      id: string().required(),
      email: string().required(),
      firstName: string().required(),
      lastName: text,
      role: string().required(),
      isVerified: boolean().required(),
      isActive: boolean().required(),
      personalInfo: object({
        profilePicture: text,
        bannerPicture: text,
        username: text,
        phone: text,
        /** The key is spelt as in the stored JSON; the response calls it `selectedPurpose`. */
        about: object({ userabout: text, interests: text, selectedpurpose: text }),
      }).required(),
      createdAt: date().required(),
      updatedAt: date().required(),
    }),
  );
export type UserRecord = InferType<typeof userRecordSchema>;
