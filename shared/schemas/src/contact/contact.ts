/** The contact form. */
import { number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/** What a message is about. Links choose one: `/contact-us?subject=demo#contact`. */
export const CONTACT_SUBJECTS = [
  { value: 'general', label: 'General question' },
  { value: 'demo', label: 'Request a demo' },
  { value: 'sales', label: 'Prices and plans' },
  { value: 'host', label: 'Hosting a competition or a job' },
  { value: 'course-team', label: 'Creating a course' },
  { value: 'support', label: 'Help with the site' },
  { value: 'privacy', label: 'My personal data' },
] as const;
export type ContactSubject = (typeof CONTACT_SUBJECTS)[number]['value'];

const subjects = CONTACT_SUBJECTS.map(({ value }) => value);

/** The subject of this name, or `general`. */
export function contactSubject(name: string | null | undefined): ContactSubject {
  return subjects.find((subject) => subject === name) ?? 'general';
}

/** The fields of the contact form. */
export const contactMessageSchema = object({
  /** Default: `general`. */
  subject: string().oneOf(subjects, 'Please choose a subject.'),
  name: string()
    .trim()
    .max(60, 'Name must not be longer than 60 characters.')
    .required('Please enter your name.'),
  lastName: string()
    .trim()
    .max(60, 'Last name must not be longer than 60 characters.')
    .required('Please enter your last name.'),
  email: string()
    .trim()
    .max(254, 'Email must not be longer than 254 characters.')
    .email('Please enter a valid email address.')
    .required('Please enter your email address.'),
  message: string()
    .trim()
    .max(5000, 'Your message must not be longer than 5,000 characters.')
    .required('Please enter your message.'),
});
export type ContactMessage = InferType<typeof contactMessageSchema>;

/** Messages that were written in fewer seconds are probably from programs. */
export const CONTACT_MIN_SECONDS = 3;

/** Signals that distinguish programs from people. All are optional, so that a page that cannot measure them still sends the message. */
const botChecks = {
  /** A field that people do not see; programs that fill every field fill it too. */
  website: string().max(1000),
  /** How long the form was shown before it was sent. */
  seconds: number().min(0),
};

/** The response does not reveal whether the message was treated as spam. */
export const sendContactMessageEndpoint = endpoint({
  method: 'POST',
  path: 'contact/message',
  access: 'public',
  request: contactMessageSchema.shape(botChecks),
  response: object({
    id: string().required(),
    /** Identifies the message in emails about it. Older APIs do not send it. */
    reference: string().default(''),
  }),
  summary: 'Sends a message to the team.',
});
