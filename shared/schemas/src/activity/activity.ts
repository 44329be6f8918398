/** What a member has done on the site, in one timeline. */
import { mixed, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

export const ACTIVITY_KINDS = [
  'application',
  'competition',
  'team',
  'quiz',
  'submission',
  'mentor',
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

export const activityItemSchema = object({
  /** Unique within its kind. */
  id: string().required(),
  /** One of `ACTIVITY_KINDS`; more may be added. */
  kind: string().required(),
  /** What happened: the status of an application or registration, the verdict of a submission. */
  status: string().required(),
  /** What it is about: the title of a job, competition, quiz or challenge. */
  title: string().required(),
  /** Details of a kind: how an application was made, the name of a team, a programming language; may be empty. */
  detail: string().defined(),
  /** What it is about, for the link: its id, the part of the path that names its type, the institute of a quiz. */
  subject: object({
    id: string().defined(),
    type: string().defined(),
    parentId: string().defined(),
  }).required(),
  /** Correct answers of a quiz, passed tests of a submission; null otherwise. */
  score: number().nullable().defined(),
  total: number().nullable().defined(),
  /** ISO instant. */
  at: string().required(),
});
export type ActivityItem = InferType<typeof activityItemSchema>;

export const getActivityEndpoint = endpoint({
  method: 'GET',
  path: 'activity',
  access: 'session',
  request: object({ kind: mixed<ActivityKind>().oneOf(ACTIVITY_KINDS), ...pageFields }),
  response: pageOf(activityItemSchema).required(),
  summary: "Lists the member's activities, newest first.",
});
