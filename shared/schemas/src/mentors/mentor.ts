/** Mentors in lists and on their pages. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { searchFields, searchPageOf } from '../api/facet';
import { sortField } from '../api/sort';
import { MENTOR_SORTS } from './mentor-options';

const summaryFields = {
  id: string().required(),
  name: string().required(),
  avatar: string().defined(),
  /** One sentence of plain text: the application form's `short_heading`. */
  headline: string().defined(),
  currentRole: string().defined(),
  currentOrg: string().defined(),
  industry: string().defined(),
  /** Years. */
  experience: number().required(),
  languages: array(string().required()).required(),
  domains: array(string().required()).required(),
  country: string().defined(),
  /** The average of the reviews, 0 without any. */
  rating: number().required(),
  reviewers: number().required(),
  sessions: number().required(),
  /** Whether the mentor takes questions of members. Older APIs do not send it and the following fields. */
  takesQuestions: boolean(),
  /** Whether the mentor is sample data, so that nobody answers. */
  isSample: boolean(),
  /** The number of questions that the mentor has answered. */
  answers: number(),
  /** Within how many days the mentor has answered half of them; null if those are too few to say. */
  usualAnswerDays: number().nullable(),
};

export const mentorListItemSchema = object({
  ...summaryFields,
  /** Whether the mentor has made a page or profile public, through which they can be contacted. Older APIs do not send it. */
  hasPublicPage: boolean(),
});
export type MentorListItem = InferType<typeof mentorListItemSchema>;

export const mentorSchema = object({
  ...summaryFields,
  /** HTML, sanitised by the server. */
  about: string().defined(),
  profileLink: string().defined(),
  socialLinks: object({
    linkedin: string().defined(),
    facebook: string().defined(),
    youtube: string().defined(),
    instagram: string().defined(),
  }).required(),
});
export type Mentor = InferType<typeof mentorSchema>;

export const getMentorsEndpoint = endpoint({
  method: 'GET',
  path: 'mentors',
  access: 'public',
  request: object({
    ...searchFields,
    sort: sortField(MENTOR_SORTS),
    /** The facets list the domains and languages. */
    domain: array(string().max(60).required()).max(20),
    language: array(string().max(40).required()).max(20),
    /** Only mentors with a public page. */
    publicPage: boolean(),
    /** Only mentors who take questions. */
    takesQuestions: boolean(),
  }),
  response: searchPageOf(mentorListItemSchema).required(),
  summary: 'Searches mentors: best rated first, then the most experienced.',
});

export const getMentorEndpoint = endpoint({
  method: 'GET',
  path: 'mentors/:id',
  access: 'public',
  request: object({ id: string().max(100).required() }),
  response: mentorSchema.required(),
  summary: 'Returns one mentor.',
});

/** The figures of the mentor landing page, counted at the time of the request. */
export const getMentorFiguresEndpoint = endpoint({
  method: 'GET',
  path: 'mentors/figures',
  access: 'public',
  request: object({}),
  response: object({
    mentors: number().required(),
    domains: number().required(),
    languages: number().required(),
    countries: number().required(),
    sessions: number().required(),
    /** The average of all reviews, 0 without any. */
    rating: number().required(),
  }).required(),
  summary: 'Counts mentors, domains, languages, countries and sessions.',
});
