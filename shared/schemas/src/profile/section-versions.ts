import { number, object } from 'yup';

/** The sections of a profile. Each is edited and saved separately. */
export const PROFILE_SECTIONS = [
  'about',
  'skills',
  'experience',
  'education',
  'projects',
  'links',
  'info',
] as const;
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];

/** Raised by one with each save of the section; 0 before the first. */
const version = number().integer().min(0).default(0);

export const sectionVersionsSchema = object({
  about: version,
  skills: version,
  experience: version,
  education: version,
  projects: version,
  links: version,
  info: version,
});
