/** The fields of the mentorship form by their wire names, with validation rules and messages. */
import { array, mixed, number, object, string } from 'yup';
import type { FileRule } from '../api/file';
import { GENDERS, INDUSTRIES, MENTOR_LANGUAGES, type Gender } from './mentor-options';

export const SHORT_HEADING_LIMIT = 120;
export const ABOUT_LIMITS = { min: 50, max: 3_000 };

const LINK_LIMIT = 300;

const name = (label: string) =>
  string().trim().max(60, `${label} must not be longer than 60 characters.`);

const line = (label: string) =>
  string().trim().max(100, `${label} must not be longer than 100 characters.`);

/** A URL that matches the pattern, or empty. */
const link = (pattern: RegExp, message: string) =>
  string()
    .trim()
    .max(LINK_LIMIT, `A link must not be longer than ${LINK_LIMIT} characters.`)
    .matches(pattern, { message, excludeEmptyString: true })
    .default('');

const WEB_PAGE = /^https:\/\/[^\s/?#@:.]+(?:\.[^\s/?#@:.]+)+(?:[/?#]\S*)?$/i;

export const mentorApplicationFields = {
  first_name: name('First name').required('Please enter your first name.'),
  // Some people have one name only.
  last_name: name('Last name').default(''),
  gender: mixed<Gender>()
    .oneOf(GENDERS, 'Please choose from the list.')
    .default(GENDERS[0])
    .required('Please choose from the list.'),
  current_role: line('Current role').required('Please enter your current role.'),
  current_org: line('Organisation').default(''),
  // The spelling of the published API, which clients send.
  insdustry: string()
    .oneOf(INDUSTRIES, 'Please choose an industry from the list.')
    .required('Please choose your industry.'),
  workexperience: number()
    .typeError('Please enter your years of experience as a number.')
    .integer('Please enter whole years.')
    .min(0, 'Years of experience cannot be negative.')
    .max(60, 'Years of experience must be at most 60.')
    .required('Please enter your years of experience.'),
  languages: array(
    string().oneOf(MENTOR_LANGUAGES, 'Please choose languages from the list.').required(),
  )
    .min(1, 'Please choose at least one language.')
    .max(MENTOR_LANGUAGES.length)
    .required('Please choose at least one language.'),
  short_heading: string()
    .trim()
    .max(
      SHORT_HEADING_LIMIT,
      `Short heading must not be longer than ${SHORT_HEADING_LIMIT} characters.`,
    )
    .required('Please describe in one line how you help.'),
  about: string()
    .trim()
    .min(ABOUT_LIMITS.min, `Please write at least ${ABOUT_LIMITS.min} characters about yourself.`)
    .max(ABOUT_LIMITS.max, 'The text about yourself must not be longer than 3,000 characters.')
    .required('Please write about yourself.'),
  profile_link: link(
    WEB_PAGE,
    'Please enter an address that begins with https://, such as https://example.in/me.',
  ).required('Please enter a public page about you: learners see there who you are.'),
  social_links: object({
    linkedin: link(
      /^https:\/\/(?:[a-z]{2,3}\.)?linkedin\.com\/[^\s/]\S*$/i,
      'Please enter an address that begins with https://www.linkedin.com/.',
    ),
    facebook: link(
      /^https:\/\/(?:[a-z-]{1,5}\.)?(?:facebook|fb)\.com\/[^\s/]\S*$/i,
      'Please enter an address that begins with https://www.facebook.com/.',
    ),
    youtube: link(
      /^https:\/\/(?:(?:www\.|m\.)?youtube\.com|youtu\.be)\/[^\s/]\S*$/i,
      'Please enter an address that begins with https://www.youtube.com/.',
    ),
    instagram: link(
      /^https:\/\/(?:www\.)?instagram\.com\/[^\s/]\S*$/i,
      'Please enter an address that begins with https://www.instagram.com/.',
    ),
  }),
};

export const AVATAR_RULE: FileRule = {
  types: ['image/png', 'image/jpeg', 'image/webp'],
  maxBytes: 2 * 1_048_576,
};

/** The limits of width and height. */
export const AVATAR_SIZE_PX = { min: 100, max: 6_000 };
