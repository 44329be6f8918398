import {
  getSentCvEndpoint,
  getSentDocumentEndpoint,
} from '@sopaan/schemas/jobs/application-attachments';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../../../http/api-error';
import { route } from '../../../routes/route';
import { previewHeaders } from '../../wallet/files/preview-headers';
import { ownsApplication } from '../applications.repository';
import { readSentCv, readSentDocument } from './attachments.service';

/** The attachments of an application, for the applicant. They can be read while the wallet is locked, because they are no longer part of it. */
export function attachments(app: FastifyInstance): void {
  const { database, files, settings } = app;

  route(app, getSentCvEndpoint, async ({ input: { applicationId }, user, reply }) => {
    const isOwn = await ownsApplication(database, { applicationId, userId: user.id });
    const cv = isOwn && (await readSentCv({ database, ...settings }, applicationId));
    if (!cv) throw new ApiError('NOT_FOUND');
    reply.headers(previewHeaders({ name: 'cv.json', media_type: cv.type }));
    return cv;
  });

  route(app, getSentDocumentEndpoint, async ({ input, user, reply }) => {
    const { applicationId } = input;
    const isOwn = await ownsApplication(database, { applicationId, userId: user.id });
    const found = isOwn && (await readSentDocument({ database, files }, input));
    if (!found) throw new ApiError('NOT_FOUND');
    reply.headers(previewHeaders(found.document));
    return found.content;
  });
}
