/** Applications for jobs of either kind: one per person and job, with the submitted data and a timeline. */
import { array, mixed, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';
import { userSchema } from '../account/user';

/** In characters. */
export const NOTE_MAX = 2000;
/** The number of slots of a document wallet. */
export const SENT_DOCUMENTS_MAX = 26;

export const APPLICATION_KINDS = ['private', 'government'] as const;
export type ApplicationKind = (typeof APPLICATION_KINDS)[number];

const sentDocumentSchema = object({ slot: string().required(), name: string().defined() });

/** A snapshot of the applicant's data as submitted to the organisation. */
export const sentApplicationSchema = userSchema
  .pick(['skills', 'education', 'workExperience'])
  .shape({
    name: string().defined(),
    email: string().defined(),
    phone: string().defined(),
    /** Documents of the wallet that the organisation may request. */
    documents: array(sentDocumentSchema).required(),
  });
export type SentApplication = InferType<typeof sentApplicationSchema>;

export const applicationSchema = object({
  applicationId: string().required(),
  /** `private` or `government`. */
  kind: string().required(),
  /**
   * `sopaan`: submitted here. `official`: the member applied on the official site and tracks the application here; nothing was submitted.
   */
  via: string().required(),
  /** The status of the last timeline entry: `submitted`, `viewed`, `shortlisted`, `withdrawn`; more may be added. */
  status: string().required(),
  /** ISO instant of the last submission. */
  appliedAt: string().required(),
  /** Oldest first. */
  timeline: array(object({ status: string().required(), at: string().required() })).required(),
  /** The note to the organisation; for an application on the official site the member's own note, such as a registration number. */
  note: string().defined(),
  /** The data of the last submission; null if nothing was submitted. */
  sent: sentApplicationSchema.nullable().default(null),
});
export type Application = InferType<typeof applicationSchema>;

/** Null if there never was an application. A withdrawn one is kept. */
const applicationResponse = object({
  application: applicationSchema.nullable().default(null),
}).required();

const jobId = string().max(100).required();
const path = 'jobs/:id/application';

/** What the member submits in addition to the profile. */
export const applicationInputSchema = object({
  note: string().trim().max(NOTE_MAX, `Your note must not be longer than ${NOTE_MAX} characters.`),
  /** Slots of the member's wallet. */
  documents: array(string().max(60).required()).max(SENT_DOCUMENTS_MAX),
  /** Replaces the email of the account. */
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
  response: applicationResponse,
  summary: "Gives the member's application for a job, if there is one.",
});

export const applyEndpoint = endpoint({
  method: 'PUT',
  path,
  access: 'session',
  request: applicationInputSchema.shape({ id: jobId }),
  response: applicationResponse,
  summary: 'Applies for an open job. Repeating it returns the existing application.',
});

export const withdrawApplicationEndpoint = endpoint({
  method: 'DELETE',
  path,
  access: 'session',
  request: object({ id: jobId }),
  response: applicationResponse,
  summary: "Withdraws the member's application. Its record is kept.",
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
  summary: "Lists the member's applications, newest first.",
});
