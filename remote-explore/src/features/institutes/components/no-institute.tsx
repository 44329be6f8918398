import { paths } from '@sopaan/contract/paths';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { Container, LinkButton, PageHeading } from '@sopaan/ui/core';

export function NoInstitute() {
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 4, md: 8 } }}>
      <title>{`Institute not found | ${PRODUCT_NAME}`}</title>
      <PageHeading
        title="We could not find this institute"
        description="It may have been removed, or the link may be incorrect."
        actions={
          <LinkButton to={paths.institutes} variant="contained">
            See all institutes
          </LinkButton>
        }
      />
    </Container>
  );
}
