/** The archive: issues of the newsletter that were sent, and on a new site sample data. */
import { boolean, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';

const summaryFields = {
  slug: string().required(),
  subject: string().required(),
  /** The name of the topic. */
  topic: string().required(),
  sentAt: string().required(),
  /** Whether this is sample data, which was sent to nobody. */
  sample: boolean().default(false),
};

const issueSummarySchema = object(summaryFields);
export type IssueSummary = InferType<typeof issueSummarySchema>;

/** The latest first. */
export const getNewsletterIssuesEndpoint = endpoint({
  method: 'GET',
  path: 'newsletter/issues',
  access: 'public',
  request: object(pageFields),
  response: pageOf(issueSummarySchema),
  summary: 'Lists the issues of the newsletter that were sent.',
});

const issueSchema = object({
  ...summaryFields,
  /** Sanitised HTML. Its headings start at the second level. */
  content: string().defined(),
});
export type Issue = InferType<typeof issueSchema>;

/** NOT_FOUND for an unknown slug. */
export const getNewsletterIssueEndpoint = endpoint({
  method: 'GET',
  path: 'newsletter/issues/:slug',
  access: 'public',
  request: object({ slug: string().max(100).required() }),
  response: issueSchema,
  summary: 'Returns one issue of the newsletter.',
});
