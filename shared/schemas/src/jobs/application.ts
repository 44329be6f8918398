/** Applications for jobs of either kind: one per person and job, with the submitted data and a timeline. */
import { array, boolean, mixed, object, string, type InferType } from 'yup';
import { phoneField } from '../account/phone';
import { endpoint } from '../api/endpoint';
import { pageFields, pageOf } from '../api/paging';
import { userSchema } from '../account/user';
import { ATTACHED_DOCUMENTS_MAX, attachmentsSchema } from './application-attachments';

/** In characters. */
export const NOTE_MAX = 2000;

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
    /** Whether the CV was attached. */
    hasCv: boolean().default(false),
    /** The attached documents of the wallet. */
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
  /**
   * The status of the last timeline entry: `submitted`, `viewed`, `shortlisted`, `selected`, `rejected`, `withdrawn`; more may be added.
   */
  status: string().required(),
  /** ISO instant of the last submission. */
  appliedAt: string().required(),
  /** Oldest first. */
  timeline: array(object({ status: string().required(), at: string().required() })).required(),
  /** The note to the organisation; for an application on the official site the member's own note, such as a registration number. */
  note: string().defined(),
  /** The data of the last submission; null if nothing was submitted. */
  sent: sentApplicationSchema.nullable().default(null),
  attachments: attachmentsSchema,
});
export type Application = InferType<typeof applicationSchema>;

/** Null if the member never applied. A withdrawn application is kept. */
const applicationResponse = object({
  application: applicationSchema.nullable().default(null),
}).required();

const jobId = string().max(100).required();
const path = 'jobs/:id/application';

const TOO_MANY_DOCUMENTS = `Choose at most ${ATTACHED_DOCUMENTS_MAX} documents.`;

/** What the member submits in addition to the profile. WALLET_LOCKED for documents while the wallet is locked. */
export const applicationInputSchema = object({
  note: string().trim().max(NOTE_MAX, `Your note must not be longer than ${NOTE_MAX} characters.`),
  /** Whether the CV is attached: the profile as it is at that moment. */
  attachCv: boolean(),
  /** IDs of current files of the member's wallet (`fileId`), which are attached. */
  documentIds: array(string().max(60).required()).max(ATTACHED_DOCUMENTS_MAX, TOO_MANY_DOCUMENTS),
  /** From older pages instead of `documentIds`: slots of the wallet, whose current files are attached. */
  documents: array(string().max(60).required()).max(ATTACHED_DOCUMENTS_MAX, TOO_MANY_DOCUMENTS),
  /** Replaces the email of the account. */
  email: string()
    .trim()
    .max(254, 'Email must not be longer than 254 characters.')
    .email('Please enter a valid email address.'),
  phone: phoneField(),
});
export type ApplicationInput = InferType<typeof applicationInputSchema>;

export const getApplicationEndpoint = endpoint({
  method: 'GET',
  path,
  access: 'session',
  request: object({ id: jobId }),
  response: applicationResponse,
  summary: "Returns the member's application for a job, if there is one.",
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
