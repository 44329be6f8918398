/** Which optional emails an account receives. Emails about the security of the account are always sent. */
import { array, boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';

/**
 * `applications`: copies of job applications, what organisations do with them, and decisions on a mentor application. `competitions`:
 * confirmations of registrations, and places given to people on the waiting list. `teams`: requests to join a team, and their acceptance.
 * `deadlines`: dates of what a member has saved, tracks or takes part in. `questions`: questions to mentors, and their answers.
 */
export const MAIL_CATEGORIES = [
  'applications',
  'competitions',
  'teams',
  'deadlines',
  'questions',
] as const;
export type MailCategory = (typeof MAIL_CATEGORIES)[number];

/** What the emails of a category are about, after "emails about". */
export const MAIL_TOPICS: Readonly<Record<MailCategory, string>> = {
  applications: 'your applications',
  competitions: 'your competitions',
  teams: 'your teams',
  deadlines: 'deadlines',
  questions: 'questions to mentors',
};

const mailChoicesSchema = object({
  choices: array(
    object({
      /** One of MAIL_CATEGORIES. */
      category: string().required(),
      isWanted: boolean().required(),
    }),
  ).required(),
});
export type MailChoice = InferType<typeof mailChoicesSchema>['choices'][number];

export const getMailChoicesEndpoint = endpoint({
  method: 'GET',
  path: 'account/mail-choices',
  access: 'session',
  request: object({}),
  response: mailChoicesSchema,
  summary: 'Lists the categories of optional emails, and whether the account receives them.',
});

/** Turns one category of emails on or off. */
export const setMailChoiceEndpoint = endpoint({
  method: 'PUT',
  path: 'account/mail-choices/:category',
  access: 'session',
  request: object({
    category: string().oneOf(MAIL_CATEGORIES).required(),
    isWanted: boolean().required(),
  }),
  response: mailChoicesSchema,
  summary: 'Turns one category of optional emails on or off.',
});
