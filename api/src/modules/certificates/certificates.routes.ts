import type { FastifyInstance } from 'fastify';
import {
  getCertificateEndpoint,
  issueCertificateEndpoint,
} from '@sopaan/schemas/courses/certificate';
import { issueQuizCertificateEndpoint } from '@sopaan/schemas/quizzes/quiz-ranking';
import { ApiError } from '../../http/api-error';
import { route } from '../../routes/route';
import { findCertificate } from './certificates.repository';
import { issueCertificate } from './certificates.service';
import { issueQuizCertificate } from './quiz-certificates/quiz-certificates.service';

export function certificates(app: FastifyInstance): void {
  route(app, issueCertificateEndpoint, ({ input: { id: courseId }, user, database }) =>
    issueCertificate(database, { courseId, userId: user.id }),
  );

  route(app, issueQuizCertificateEndpoint, ({ input: { quizId }, user, database }) =>
    issueQuizCertificate(database, { quizId, userId: user.id }),
  );

  route(app, getCertificateEndpoint, async ({ input, database }) => {
    const certificate = await findCertificate(database, input.code);
    if (!certificate) throw new ApiError('NOT_FOUND');
    return certificate;
  });
}
