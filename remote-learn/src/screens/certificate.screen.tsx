import { paths } from '@sopaan/contract/paths';
import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { Container, EmptyState, LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { certificateQuery } from '../features/certificates/api/get-certificate';
import { CertificatePage } from '../features/certificates/components/certificate-page';

export function loader({ params, queryClient }: ScreenLoaderArgs) {
  return queryClient.ensureQueryData(certificateQuery(params.code ?? ''));
}

export function Component() {
  const { code = '' } = useParams();
  const { data: certificate } = useSuspenseQuery(certificateQuery(code));
  return (
    <Container
      maxWidth="lg"
      sx={{ py: { xs: 2, md: 4 }, '@media print': { p: 0, maxWidth: 'none' } }}
    >
      <PageTitle title={certificate ? `Certificate: ${certificate.coursename}` : 'Certificate'} />
      {certificate ? (
        <CertificatePage certificate={certificate} />
      ) : (
        <>
          <PageHeading title="Certificate" />
          <EmptyState
            icon="award"
            title="No certificate has this code"
            description="Check the code, or scan the QR code on the certificate again."
            action={
              <LinkButton to={paths.courses} variant="contained">
                All courses
              </LinkButton>
            }
          />
        </>
      )}
    </Container>
  );
}
