import { paths } from '@sopaan/contract/paths';
import { Alert, AppLink, Box, Button, Icon, Typography } from '@sopaan/ui/core';
import { errorMessage } from '../../../requests/error-message';
import { useIssueCertificate } from '../api/use-issue-certificate';

/** Issues the certificate for the member's best result, and links to its page. */
export function QuizCertificate({ quizId }: { quizId: string }) {
  const { mutate, data: certificate, error, isPending } = useIssueCertificate(quizId);
  return (
    <Box component="section" aria-labelledby="quiz-certificate" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id="quiz-certificate" variant="h3" component="h2">
        Certificate
      </Typography>
      <Typography color="textSecondary">
        It has your name and your best result, and is the same one after each attempt. Anybody who
        has its code can verify it.
      </Typography>
      {error && (
        <Alert severity="error" title="The certificate could not be issued">
          {errorMessage(error)}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }} role="status">
        {certificate ? (
          <AppLink to={paths.certificate(certificate.code)}>
            {certificate.quiz
              ? `Open your certificate: ${certificate.quiz.score} of ${certificate.quiz.total}`
              : 'Open your certificate'}
          </AppLink>
        ) : (
          <Button
            variant="outlined"
            startIcon={<Icon name="award" />}
            aria-disabled={isPending}
            onClick={isPending ? undefined : () => mutate()}
          >
            {isPending ? 'Issuing…' : 'Get certificate'}
          </Button>
        )}
      </Box>
    </Box>
  );
}
