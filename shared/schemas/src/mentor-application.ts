/** Applying to become a mentor, and what became of it. */
import { array, number, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { fileSchema } from './file';
import { AVATAR_RULE, mentorApplicationFields } from './mentor-application-fields';

/** The mentorship form and its request. */
export const mentorApplicationFormSchema = object(mentorApplicationFields);
export type MentorApplicationForm = InferType<typeof mentorApplicationFormSchema>;

/** An application as its owner reads it. */
export const mentorApplicationSchema = object({
  id: string().required(),
  /** `submitted`, `accepted`, `declined` or `withdrawn`. */
  status: string().required(),
  /** ISO instants. */
  submittedAt: string().required(),
  decidedAt: string().nullable().defined(),
  /** Why it was declined, in words for the applicant. */
  reason: string().defined(),
  /** Changes with the picture; null without one. */
  avatarVersion: string().nullable().defined(),
  /** The page of the mentor that it made. */
  mentorId: string().nullable().defined(),
  /** What was sent, by the names of the form. */
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
  /** The latest one; null when there was none. */
  application: mentorApplicationSchema.nullable().defined(),
}).required();

export const applyMentorshipEndpoint = endpoint({
  method: 'POST',
  path: 'applymentorship',
  access: 'session',
  request: mentorApplicationFormSchema,
  files: { avatar: AVATAR_RULE },
  response: latest,
  summary: 'Applies to become a mentor; one open application a person.',
});

export const getMentorApplicationEndpoint = endpoint({
  method: 'GET',
  path: 'mentor-application',
  access: 'session',
  request: object({}),
  response: latest,
  summary: 'Gives the latest mentor application of the person who asks.',
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
  summary: 'The picture of the open mentor application, for its owner.',
});

export const getMentorAvatarEndpoint = endpoint({
  method: 'GET',
  path: 'mentors/:id/avatar',
  access: 'public',
  request: object({
    id: string().max(100).required(),
    /** Of the picture: an address with it is kept by browsers. */
    v: string().max(64),
  }),
  response: fileSchema,
  summary: 'The picture of a mentor.',
});
