/** Institutes that offer courses and quizzes. */
import { array, number, object, string, type InferType } from 'yup';
import { courseListItemSchema } from '../courses/course';
import { endpoint } from '../api/endpoint';
import { locationField, searchFields, searchPageOf } from '../api/facet';
import { sortField } from '../api/sort';
import { INSTITUTE_SORTS } from './institute-options';

const summaryFields = {
  id: string().required(),
  name: string().required(),
  /** One sentence of plain text. */
  tagline: string().defined(),
  logo: string().defined(),
  banner: string().defined(),
  /** The type, such as `University`, `College` or `Coaching institute`. */
  kind: string().defined(),
  location: object({
    landmark: string().defined(),
    zipcode: string().defined(),
    city: string().defined(),
    state: string().defined(),
  }).required(),
  courseCount: number().required(),
};

export const instituteListItemSchema = object(summaryFields);
export type InstituteListItem = InferType<typeof instituteListItemSchema>;

export const instituteSchema = object({
  ...summaryFields,
  /** HTML, sanitised by the server. */
  description: string().defined(),
  owner: string().defined(),
  foundedYear: number().nullable().defined(),
  website: string().defined(),
  /** The names of the fields are those of the spec. */
  contact: object({ mobnum: string().defined(), emailid: string().defined() }).required(),
  followerCount: number().required(),
  courses: array(courseListItemSchema).required(),
});
export type Institute = InferType<typeof instituteSchema>;

export const getInstitutesEndpoint = endpoint({
  method: 'GET',
  path: 'institutes',
  access: 'public',
  request: object({
    ...searchFields,
    ...locationField,
    sort: sortField(INSTITUTE_SORTS),
    /** The type, such as `University`; the facets list the options. */
    kind: array(string().max(60).required()).max(20),
  }),
  response: searchPageOf(instituteListItemSchema).required(),
  summary: 'Searches institutes, by name.',
});

export const getInstituteEndpoint = endpoint({
  method: 'GET',
  path: 'institutes/:id',
  access: 'public',
  request: object({ id: string().max(100).required() }),
  response: instituteSchema.required(),
  summary: 'Returns one institute with its courses.',
});
