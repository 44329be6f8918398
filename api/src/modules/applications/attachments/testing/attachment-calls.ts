import { applyEndpoint } from '@sopaan/schemas/jobs/application';
import {
  getSentCvEndpoint,
  getSentDocumentEndpoint,
} from '@sopaan/schemas/jobs/application-attachments';
import { getPacksEndpoint } from '@sopaan/schemas/wallet/packs';
import { send } from '../../../../testing/call';
import type { TestApp } from '../../../../testing/test-app';
import { addWalletFiles } from '../../../wallet/testing/wallet';
import { readSentCv, readSentDocument } from '../attachments.service';

/** The job of all applications here. */
export const JOB = { id: 'job-1' };
/** The slot of the attached document. */
export const SLOT = 'panCard';

interface Key {
  applicationId: string;
  documentId: string;
}

/** The API calls that tests of attachments make as a member. */
export function attachmentCalls(api: TestApp) {
  /** A member with a document, `file-1.png`. */
  async function memberWithDocument() {
    const member = await api.signUp();
    const { documents } = await addWalletFiles(api, member, SLOT, 1);
    return { ...member, fileId: documents[0]?.fileId ?? '' };
  }

  return {
    memberWithDocument,
    /** A member whose application has the CV and the document. */
    async applicant() {
      const member = await memberWithDocument();
      const input = { ...JOB, attachCv: true, documentIds: [member.fileId] };
      const { application } = await api.call(applyEndpoint, input, member.token);
      const applicationId = application?.applicationId ?? '';
      const documentId = application?.attachments.documents[0]?.documentId ?? '';
      return { ...member, application, key: { applicationId, documentId } };
    },
    openCv: ({ applicationId }: Pick<Key, 'applicationId'>, token?: string) =>
      send(api.app, getSentCvEndpoint, { applicationId }, token),
    openDocument: (key: Key, token?: string) => send(api.app, getSentDocumentEndpoint, key, token),
    /** The CV and the document as an organisation would read them. */
    async readSent({ applicationId, documentId }: Key) {
      const { database, files, settings } = api.app;
      const cv = await readSentCv({ database, ...settings }, applicationId);
      const document = await readSentDocument({ database, files }, { applicationId, documentId });
      return [cv, document];
    },
    /** The log of the wallet, without the times. */
    async readActivity(token: string) {
      const { activity } = await api.call(getPacksEndpoint, {}, token);
      return activity.map(({ action, receiver, document }) => ({ action, receiver, document }));
    },
  };
}
