/** Applications to become a mentor. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { fileSchema } from '../api/file';
import { AVATAR_RULE, mentorApplicationFields } from './mentor-application-fields';

/** The request body of an application, without the picture. */
export const mentorApplicationRequestSchema = object(mentorApplicationFields);
export type MentorApplicationRequest = InferType<typeof mentorApplicationRequestSchema>;

/** An application as the applicant sees it. */
export const mentorApplicationSchema = object({
  id: string().required(),
  /** `submitted`, `accepted`, `declined` or `withdrawn`. */
  status: string().required(),
  /** ISO instants. */
  submittedAt: string().required(),
  decidedAt: string().nullable().defined(),
  /** Why the application was declined, in words for the applicant. */
  reason: string().defined(),
  /** Changes with the picture; null without a picture. */
  avatarVersion: string().nullable().defined(),
  /** The id of the mentor created from it. */
  mentorId: string().nullable().defined(),
  /** The submitted values, by the names of the request. */
  form: object({
    first_name: string().defined(),
    last_name: string().defined(),
    gender: string().defined(),
    current_role: string().defined(),
    current_org: string().defined(),
    insdustry: string().defined(),
    workexperience: number().required(),
    languages: array(string().required()).required(),
    short_heading: string().defined(),
    about: string().defined(),
    profile_link: string().defined(),
    social_links: object({
      linkedin: string().defined(),
      facebook: string().defined(),
      youtube: string().defined(),
      instagram: string().defined(),
    }).required(),
  }).required(),
});
export type MentorApplication = InferType<typeof mentorApplicationSchema>;

const latest = object({
  /** The latest application; null if there is none. */
  application: mentorApplicationSchema.nullable().defined(),
}).required();

export const applyMentorshipEndpoint = endpoint({
  method: 'POST',
  path: 'applymentorship',
  access: 'session',
  request: mentorApplicationRequestSchema,
  files: { avatar: AVATAR_RULE },
  response: latest,
  summary: 'Applies to become a mentor. Each person can have one open application.',
});

export const getMentorApplicationEndpoint = endpoint({
  method: 'GET',
  path: 'mentor-application',
  access: 'session',
  request: object({}),
  response: latest,
  summary: "Returns the member's latest mentor application.",
});

export const withdrawMentorApplicationEndpoint = endpoint({
  method: 'POST',
  path: 'mentor-application/withdraw',
  access: 'session',
  request: object({}),
  response: latest,
  summary: 'Withdraws the open mentor application and deletes its picture.',
});

export const getMentorApplicationAvatarEndpoint = endpoint({
  method: 'GET',
  path: 'mentor-application/avatar',
  access: 'session',
  request: object({}),
  response: fileSchema,
  summary: "Returns the picture of the member's open mentor application.",
});

export const getMentorAvatarEndpoint = endpoint({
  method: 'GET',
  path: 'mentors/:id/avatar',
  access: 'public',
  request: object({
    id: string().max(100).required(),
    /** The version of the picture: browsers cache URLs with a version. */
    v: string().max(64),
  }),
  response: fileSchema,
  summary: 'Returns the picture of a mentor.',
});
