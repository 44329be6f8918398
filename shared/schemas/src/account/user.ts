/** The logged-in user, as in the user store. Values whose options may grow are plain strings, so that older pages accept new ones. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { sectionVersionsSchema } from '../profile/section-versions';
import { roleDataSchema } from './role-data';

const text = string().defined().default('');
const years = object({ startDate: text, endDate: text });

const skillSchema = object({ name: string().required(), level: string().required() });

const educationSchema = object({
  qualification: text,
  degree: text,
  degreeType: text,
  specialization: text,
  duration: years,
  percentage: text,
  institution: text,
  cgpa: string(),
});

const workExperienceSchema = object({
  employmentType: text,
  designation: text,
  organization: text,
  location: object({ city: text, state: text, country: text }),
  duration: years,
  jobDescription: text,
  responsibilities: text,
});

const projectSchema = object({
  name: text,
  description: text,
  technologies: text,
  liveUrls: text,
  duration: years,
});

const socialLinkSchema = object({
  platform: string().required(),
  url: string().required(),
  icon: text,
});

const documentSchema = object({
  slot: string().required(),
  name: text,
  type: text,
  size: number(),
  uploadedAt: string(),
});

/** The user record, without server-side values (one-time codes, tokens). */
export const userSchema = object({
  _id: string().required(),
  userId: string().required(),
  role: string().required(),
  is_verified: boolean().required(),
  isActive: boolean().required(),
  personalInfo: object({
    firstName: text,
    lastName: text,
    profilePicture: text,
    bannerPicture: text,
    username: text,
    email: text,
    phone: text,
  }).required(),
  address: object({
    address1: text,
    address2: text,
    pincode: text,
    city: text,
    state: text,
  }).required(),
  about: object({ userabout: text, interests: text, selectedPurpose: text }).required(),
  skills: array(skillSchema).required(),
  education: array(educationSchema).required(),
  workExperience: array(workExperienceSchema).required(),
  projects: array(projectSchema).required(),
  socialLinks: array(socialLinkSchema).required(),
  /** The documents of the wallet; none while it is locked. */
  documents: array(documentSchema).required(),
  /** Whether the document wallet is locked in this session. */
  isWalletLocked: boolean(),
  /** The version of each section, to save with the section's changes. */
  sectionVersions: sectionVersionsSchema,
  createdAt: string().required(),
  updatedAt: string().required(),
  /** Contains only the requested lists. */
  role_Data: roleDataSchema.required(),
});
export type User = InferType<typeof userSchema>;

/** The user of the access token; the request cannot select another one. */
export const getUserEndpoint = endpoint({
  method: 'POST',
  path: 'user/get_user_by_id',
  access: 'session',
  request: object({ requiredata: array(string().max(60).required()).max(20).default([]) }),
  response: userSchema,
  summary: 'Returns the logged-in user, with the requested lists of role data.',
});
