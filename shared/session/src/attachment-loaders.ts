import { call } from '@sopaan/api-client/call';
import {
  getSentCvEndpoint,
  getSentDocumentEndpoint,
} from '@sopaan/schemas/jobs/application-attachments';

/** Fetches what was sent with an application. Not cached: these are personal documents. */
export function attachmentLoaders(applicationId: string) {
  return {
    loadCv: () => call(getSentCvEndpoint, { applicationId }),
    loadDocument: (documentId: string) =>
      call(getSentDocumentEndpoint, { applicationId, documentId }),
  };
}
