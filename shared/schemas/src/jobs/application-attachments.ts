/** The files attached to an application. Only the applicant can read them: NOT_FOUND for others, and once it is withdrawn. */
import { array, boolean, number, object, string, type InferType } from 'yup';
import { endpoint } from '../api/endpoint';
import { fileSchema } from '../api/file';

/** The most documents of the wallet that can be attached to an application. */
export const ATTACHED_DOCUMENTS_MAX = 5;

const attachedDocumentSchema = object({
  documentId: string().required(),
  /** The slot of the wallet that the document was in. */
  slot: string().required(),
  /** The file's name. */
  name: string().required(),
  /** Bytes. */
  size: number().required(),
});
export type AttachedDocument = InferType<typeof attachedDocumentSchema>;

/** The attachments that the organisation can open: none once the application is withdrawn. */
export const attachmentsSchema = object({
  hasCv: boolean().required(),
  documents: array(attachedDocumentSchema).required(),
}).default(() => ({ hasCv: false, documents: [] }));
export type Attachments = InferType<typeof attachmentsSchema>;

const id = string().max(60).required();

export const getSentCvEndpoint = endpoint({
  method: 'GET',
  path: 'applications/:applicationId/cv',
  access: 'session',
  request: object({ applicationId: id }),
  response: fileSchema,
  summary: 'The CV as it was sent with an application: a JSON Resume document.',
});

export const getSentDocumentEndpoint = endpoint({
  method: 'GET',
  path: 'applications/:applicationId/documents/:documentId',
  access: 'session',
  request: object({ applicationId: id, documentId: id }),
  response: fileSchema,
  summary: 'A document as it was sent with an application.',
});
