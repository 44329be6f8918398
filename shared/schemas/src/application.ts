/** Applications for jobs of either kind: once a person, with a record of what was sent and of what happened since. */
import { array, mixed, object, string, type InferType } from 'yup';
import { endpoint } from './endpoint';
import { pageFields, pageOf } from './paging';
import { userSchema } from './user';

/** Longest note in characters. */
export const NOTE_MAX = 2000;
/** As many as a wallet has slots. */
export const SENT_DOCUMENTS_MAX = 26;

export const APPLICATION_KINDS = ['private', 'government'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

const sentDocumentSchema = object({ slot: string().required(), name: string().defined() });

/** The applicant as the organisation is given them, kept as it was at that moment. */
export const sentApplicationSchema = userSchema.pick(['skills', 'education', 'workExperience']).shape({
  name: string().defined(),
  email: string().defined(),
  phone: string().defined(),
  /** Documents of the wallet that the organisation may ask to see. */
  documents: array(sentDocumentSchema).required(),
});
export type SentApplication = InferType<typeof sentApplicationSchema>;

export const applicationSchema = object({
  applicationId: string().required(),
  /** `private` or `government`. */
  kind: string().required(),
  /**
   * `sopaan`: kept here for the organisation. `official`: the member has applied on the official site and keeps track
   * of it here; nothing was sent.
   */
  via: string().required(),
  /** That of the last entry of the timeline: `submitted`, `viewed`, `shortlisted`, `withdrawn`; more may come. */
  status: string().required(),
  /** ISO instant: when it was last handed in. */
  appliedAt: string().required(),
  /** Oldest first. */
  timeline: array(object({ status: string().required(), at: string().required() })).required(),
  /** With what was sent; of one on the official site, the member's own, such as a registration number. */
  note: string().defined(),
  /** What was sent last; null when nothing was. */
  sent: sentApplicationSchema.nullable().default(null),
});
export type Application = InferType<typeof applicationSchema>;

/** Null when there never was one. A withdrawn one is still there. */
const answer = object({ application: applicationSchema.nullable().default(null) }).required();

const jobId = string().max(100).required();
const path = 'jobs/:id/application';

/** What the member adds to the profile. */
export const applicationInputSchema = object({
  note: string().trim().max(NOTE_MAX, `Your note must not be longer than ${NOTE_MAX} characters.`),
  /** Slots of the member's own wallet. */
  documents: array(string().max(60).required()).max(SENT_DOCUMENTS_MAX),
  /** In place of those of the account. */
  email: string()
    .trim()
    .max(254, 'Email must not be longer than 254 characters.')
    .email('Please enter a valid email address.'),
  phone: string()
    .trim()
    .max(30, 'Please enter a valid phone number')
    .matches(/^\+?[\d\s-]{10,}$/, {
      message: 'Please enter a valid phone number',
      excludeEmptyString: true,
    }),
});
export type ApplicationInput = InferType<typeof applicationInputSchema>;

export const getApplicationEndpoint = endpoint({
  method: 'GET',
  path,
  access: 'session',
  request: object({ id: jobId }),
  response: answer,
  summary: 'The application of the member for a job, if there is one.',
});

export const applyEndpoint = endpoint({
  method: 'PUT',
  path,
  access: 'session',
  request: applicationInputSchema.shape({ id: jobId }),
  response: answer,
  summary: 'Applies for an open job, once: again gives the application that there is.',
});

export const withdrawApplicationEndpoint = endpoint({
  method: 'DELETE',
  path,
  access: 'session',
  request: object({ id: jobId }),
  response: answer,
  summary: 'Withdraws the application of the member; its record stays.',
});

export const applicationListItemSchema = applicationSchema.shape({
  job: object({
    id: string().required(),
    title: string().required(),
    organization: object({ name: string().required(), logo_url: string().defined() }).required(),
    /** `open` or `closed`. */
    status: string().required(),
    /** ISO instant. */
    lastDate: string().required(),
  }).required(),
});
export type ApplicationListItem = InferType<typeof applicationListItemSchema>;

export const getApplicationsEndpoint = endpoint({
  method: 'GET',
  path: 'applications',
  access: 'session',
  request: object({
    kind: mixed<ApplicationKind>().oneOf(APPLICATION_KINDS),
    ...pageFields,
  }),
  response: pageOf(applicationListItemSchema).required(),
  summary: 'The applications of the member, the last one first.',
});
