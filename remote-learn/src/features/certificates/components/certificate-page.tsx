import { paths } from '@sopaan/contract/paths';
import { ShareButton } from '@sopaan/item-actions/share-button';
import type { Certificate } from '@sopaan/schemas/courses/certificate';
import { Alert, AppLink, Box, Button, Icon } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { CertificateSheet } from './certificate-sheet';

/** A certificate, whether it is valid, and buttons to print and share it. */
export function CertificatePage({ certificate }: { certificate: Certificate }) {
  const { code, coursename, courseId, quiz, name, withdrawnAt, withdrawnReason } = certificate;
  return (
    <Box sx={{ display: 'grid', gap: 2, '@media print': { display: 'block' } }}>
      <Box sx={{ display: 'grid', gap: 2, '@media print': { display: 'none' } }}>
        {withdrawnAt === null ? (
          <Alert severity="success" title="This certificate is valid">
            {quiz
              ? 'Sopaan issued it for the best result at a test.'
              : 'Sopaan issued it for a finished course.'}
          </Alert>
        ) : (
          <Alert severity="error" title="This certificate was withdrawn">
            On <DateText value={withdrawnAt} />. {withdrawnReason}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button
            variant="contained"
            startIcon={<Icon name="printer" />}
            onClick={() => window.print()}
          >
            Print
          </Button>
          <ShareButton
            title={`Certificate of ${name}: ${coursename}`}
            path={paths.certificate(code)}
            sender="learn"
          />
          {quiz ? (
            <AppLink to={paths.quiz(quiz.id, quiz.parentId, quiz.type)} sx={{ py: 1 }}>
              Go to the test
            </AppLink>
          ) : (
            <AppLink to={paths.course(coursename, courseId)} sx={{ py: 1 }}>
              Go to the course
            </AppLink>
          )}
        </Box>
      </Box>
      <CertificateSheet certificate={certificate} />
    </Box>
  );
}
