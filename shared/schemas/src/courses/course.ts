/** Courses. Field names are those of the spec, including their spelling. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { choices } from '../api/choices';
import {
  COURSE_CATEGORIES,
  COURSE_FEATURES,
  COURSE_KINDS,
  COURSE_LEVELS,
  COURSE_SORTS,
} from './course-options';
import { endpoint } from '../api/endpoint';
import { locationField, searchFields, searchPageOf } from '../api/facet';
import { sortField } from '../api/sort';

export const courseVideoSchema = object({
  _id: string().required(),
  /** May be empty; pages then show `Untitled Video`. */
  title: string().defined(),
  /** Null when unknown. */
  seconds: number().nullable().defined(),
  /** `video`, `text`, `quiz` or `challenge`, empty until the lesson has a content; older APIs do not say it. */
  kind: string(),
});
export type CourseVideo = InferType<typeof courseVideoSchema>;

export const courseChapterSchema = object({
  _id: string().required(),
  title: string().defined(),
  videos: array(courseVideoSchema).required(),
});
export type CourseChapter = InferType<typeof courseChapterSchema>;

export const courseInstitutionSchema = object({
  location: object({
    landmark: string().defined(),
    zipcode: string().defined(),
    city: string().defined(),
    state: string().defined(),
  }).required(),
  instituiondes: string().defined(),
  instituionlogo: string().defined(),
  instituionname: string().defined(),
  institutionId: string().required(),
  institutionowner: string().defined(),
  contact: object({ mobnum: string().defined(), emailid: string().defined() }).required(),
  instructor: string().defined(),
});

const summaryFields = {
  courseId: string().required(),
  coursename: string().required(),
  coursesubtitle: string().defined(),
  courseavatar: string().defined(),
  /** The duration as text, such as `8 weeks`. */
  duration: string().defined(),
  /** The duration as a number of weeks. */
  weeks: number().required(),
  hoursPerWeek: number().required(),
  /** Whole units of `currency`; 0 means free. */
  fee: number().required(),
  currency: string().required(),
  category: string().defined(),
  level: string().defined(),
  languages: array(string().required()).required(),
  /** How the course is held: `Online`, `Onsite` or `Hybrid`. Not a location. */
  place: string().defined(),
  /** The average of the reviews, 0 without any. */
  rating: number().required(),
  reviewers: number().required(),
  enrolledstudent: number().required(),
  teacher: string().defined(),
  createdAt: string().required(),
};

/** A course in a list. `instituteName` is empty for a course without an institute. */
export const courseListItemSchema = object({ ...summaryFields, instituteName: string().defined() });
export type CourseListItem = InferType<typeof courseListItemSchema>;

export const courseSchema = object({
  ...summaryFields,
  /** HTML, sanitised by the server. */
  description: string().defined(),
  chapters: array(courseChapterSchema).required(),
  /** The audience of the course. */
  Student: string().defined(),
  /** One opaque entry per like: the length is the number of likes. */
  likes: array(string().required()).required(),
  institution: array(courseInstitutionSchema).required(),
  whatYouLearn: array(string().required()).required(),
  keyTakeaways: array(string().required()).required(),
  careerGrowth: array(string().required()).required(),
  /** Labels that links filter by, such as `certification`. */
  featured: array(string().required()).required(),
  /** `live-classes`, `mock-interview` or `career-guidance`; empty for other courses. */
  courseCategory: string().defined(),
  certificate: boolean().required(),
});
export type Course = InferType<typeof courseSchema>;

export const getCourseEndpoint = endpoint({
  method: 'POST',
  path: 'course/get/info',
  access: 'public',
  request: object({ courseId: string().max(100).required() }),
  response: courseSchema.required(),
  summary: 'Returns one course by its id.',
});

export const searchCoursesEndpoint = endpoint({
  method: 'GET',
  path: 'courses',
  access: 'public',
  request: object({
    ...searchFields,
    /** The state of the institute that offers the course. */
    ...locationField,
    sort: sortField(COURSE_SORTS),
    category: choices(COURSE_CATEGORIES),
    level: choices(COURSE_LEVELS),
    featured: choices(COURSE_FEATURES),
    courseCategory: choices(COURSE_KINDS),
  }),
  response: searchPageOf(courseListItemSchema).required(),
  summary: 'Searches courses, newest first.',
});
