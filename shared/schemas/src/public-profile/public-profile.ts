/** The page that shows a member to everyone, and the member's choices about it. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { userSchema } from '../account/user';
import { endpoint } from '../api/endpoint';
import { usernameField } from './username';

/** The sections of a public page, in display order. */
export const PUBLIC_SECTIONS = [
  'about',
  'skills',
  'experience',
  'education',
  'projects',
  'links',
] as const;
export type PublicSection = (typeof PUBLIC_SECTIONS)[number];

/** What everyone sees. A hidden section looks like one without content, so that nobody can distinguish them. */
export const publicProfileSchema = userSchema
  .pick(['about', 'skills', 'education', 'workExperience', 'projects', 'socialLinks'])
  .shape({
    username: string().required(),
    name: string().required(),
    /** A URL; may be empty. */
    profilePicture: string().defined(),
    /** Whether the owner lets search engines list the page. */
    isIndexable: boolean().required(),
    followers: number().integer().required(),
    followings: number().integer().required(),
  });
export type PublicProfile = InferType<typeof publicProfileSchema>;

/** NOT_FOUND for a username that nobody has, and in the same way for a page that is switched off. */
export const getPublicProfileEndpoint = endpoint({
  method: 'GET',
  path: 'public-profiles/:username',
  access: 'public',
  request: object({ username: string().trim().max(100).required() }),
  response: publicProfileSchema.required(),
  summary: 'Returns the public page of a member who has switched it on.',
});

export const publicProfileSettingsSchema = object({
  /** Empty until the member has chosen one. */
  username: string().defined(),
  /** A free username made of the member's name; empty if the name has too few Latin letters, or once there is a username. */
  suggestedUsername: string().defined(),
  isPublic: boolean().required(),
  isIndexable: boolean().required(),
  /** The sections that the page shows. */
  visibleSections: array(string().required()).required(),
});
export type PublicProfileSettings = InferType<typeof publicProfileSettingsSchema>;

export const getPublicSettingsEndpoint = endpoint({
  method: 'GET',
  path: 'account/public-profile',
  access: 'session',
  request: object({}),
  response: publicProfileSettingsSchema.required(),
  summary: "Returns the caller's username and choices about the public page.",
});

const sections = array(string().oneOf(PUBLIC_SECTIONS).required()).max(PUBLIC_SECTIONS.length);

/** All choices of a member about the public page. */
export const publicPageChoicesSchema = object({
  isPublic: boolean().required(),
  isIndexable: boolean().required(),
  visibleSections: sections.required(),
});
export type PublicPageChoices = InferType<typeof publicPageChoicesSchema>;

/** Omitted fields keep their value, so that a stale page does not overwrite newer choices. */
export const changePublicProfileSchema = object({
  isPublic: boolean(),
  isIndexable: boolean(),
  /** Replaces the whole list. Only older pages send it. */
  visibleSections: sections,
  /** Sections to show in addition. A section that is also in `hiddenSections` is shown. */
  shownSections: sections,
  /** Sections to hide. */
  hiddenSections: sections,
});
export type ChangePublicProfile = InferType<typeof changePublicProfileSchema>;

/** VALIDATION_FAILED with `isPublic`: the page cannot be switched on without a username. */
export const changePublicProfileEndpoint = endpoint({
  method: 'PUT',
  path: 'account/public-profile',
  access: 'session',
  request: changePublicProfileSchema,
  response: publicProfileSettingsSchema.required(),
  summary: "Changes those of the caller's choices about the public page that are named.",
});

export const changeUsernameSchema = object({ username: usernameField });

/** CONFLICT with `username`: another account has it. The former username is free at once, and its address shows no page. */
export const changeUsernameEndpoint = endpoint({
  method: 'PUT',
  path: 'account/username',
  access: 'session',
  request: changeUsernameSchema,
  response: publicProfileSettingsSchema.required(),
  summary: "Sets the caller's username.",
});
