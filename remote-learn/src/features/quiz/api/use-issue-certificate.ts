import { call } from '@sopaan/api-client/call';
import { issueQuizCertificateEndpoint } from '@sopaan/schemas/quizzes/quiz-ranking';
import { useMutation } from '@tanstack/react-query';

/** Issues the certificate of the member's best result, or returns the existing one. */
export function useIssueCertificate(quizId: string) {
  return useMutation({ mutationFn: () => call(issueQuizCertificateEndpoint, { quizId }) });
}
