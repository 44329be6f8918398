/** The lists of a user record that other modules provide: enrolments, followed institutes, applications and registrations. */
import { array, object, string, type InferType } from 'yup';
import { courseProgressFields } from '../courses/lesson';

const text = string().defined().default('');

/** A course on the dashboard. */
export const dashboardCourseSchema = object({
  _id: string().required(),
  coursename: string().required(),
  coursesubtitle: text,
  courseavatar: text,
  chapters: array(object({ _id: string().required(), title: text }))
    .defined()
    .default([]),
  ...courseProgressFields,
  /** The title of the first unfinished lesson; null when there is none. */
  nextLessonTitle: string().nullable(),
});
export type DashboardCourse = InferType<typeof dashboardCourseSchema>;

/** A followed institute. */
export const followedInstituteSchema = object({
  id: string().required(),
  name: string().required(),
  logo: text,
  city: text,
  state: text,
  /** ISO instant. */
  followedAt: string().required(),
});

/** An application for a private or government job. */
export const jobApplicationEntrySchema = object({
  applicationId: string().required(),
  jobId: string().required(),
  title: string().required(),
  organization: text,
  /** The status of its last timeline entry, such as `submitted` or `withdrawn`. */
  status: string().required(),
  /** ISO instant. */
  appliedAt: string().required(),
});

/** A registration for a competition. */
export const registrationEntrySchema = object({
  eventId: string().required(),
  title: string().required(),
  /** `registered`, `waiting` or `withdrawn`. */
  state: string().required(),
  /** ISO instants. */
  registeredAt: string().required(),
  startsAt: string().required(),
});

/** The names that `requiredata` may contain. `competion` is the spec's spelling. */
export const ROLE_DATA = [
  'courses',
  'institutions',
  'private_job_application',
  'competion_application',
  'govt_job_application',
] as const;
export type RoleDataName = (typeof ROLE_DATA)[number];

/** Contains only the requested lists. */
export const roleDataSchema = object({
  courses: array(dashboardCourseSchema),
  institutions: array(followedInstituteSchema),
  private_job_application: array(jobApplicationEntrySchema),
  competion_application: array(registrationEntrySchema),
  govt_job_application: array(jobApplicationEntrySchema),
});
export type RoleData = InferType<typeof roleDataSchema>;
