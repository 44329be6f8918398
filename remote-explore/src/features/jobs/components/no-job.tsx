import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Container, LinkButton, PageHeading } from '@sopaan/ui/core';

/** The page for an unknown job id. */
export function NoJob() {
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 4, md: 8 } }}>
      <title>{`Job not found | ${PRODUCT_NAME}`}</title>
      <PageHeading
        title="We could not find this job"
        description="It may have been removed, or the link may be incorrect."
        actions={
          <LinkButton to={paths.exploreJobs()} variant="contained">
            See all jobs
          </LinkButton>
        }
      />
    </Container>
  );
}
