import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import { addWalletFiles } from '../../../modules/wallet/testing/wallet';
import type { Sample, Samples } from './sample';

/** The caller's own application for an open job. */
const application: Sample = { input: () => ({ id: 'job1' }) };

/** The owner's application with a CV and a document. */
const withAttachments: Sample = {
  async input({ api, owner }) {
    const wallet = await addWalletFiles(api, owner, 'panCard', 1);
    const documentIds = wallet.documents.map(({ fileId }) => fileId);
    const input = { id: 'job1', attachCv: true, documentIds };
    const sent = (await api.call(applyEndpoint, input, owner.token)).application;
    return {
      applicationId: sent?.applicationId,
      documentId: sent?.attachments.documents[0]?.documentId,
    };
  },
  strangerStatus: 404,
};

export const applicationSamples: Samples = {
  'GET /api/jobs/:id/application': application,
  'PUT /api/jobs/:id/application': application,
  'DELETE /api/jobs/:id/application': application,
  'GET /api/applications': {},
  'GET /api/applications/:applicationId/cv': withAttachments,
  'GET /api/applications/:applicationId/documents/:documentId': withAttachments,
};
