import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Container, LinkButton, PageHeading } from '@sopaan/ui/core';

/** The page of an id that no job has. */
export function NoJob() {
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 4, md: 8 } }}>
      <title>{`Job not found | ${PRODUCT_NAME}`}</title>
      <PageHeading
        title="We could not find this job"
        description="It may have been taken down, or the link has a mistake in it."
        actions={
          <LinkButton to={paths.exploreJobs()} variant="contained">
            See all jobs
          </LinkButton>
        }
      />
    </Container>
  );
}
