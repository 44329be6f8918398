import { paths } from '@sopaan/contract/paths';
import type { Noun } from '@sopaan/search/result-count';
import { Container, LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';

interface NotFoundProps {
  noun: Noun;
  /** The path of the list. */
  to: string;
}

/** The page of a record that does not exist, with a link to the list. */
export function NotFound({ noun: { singular, plural }, to }: NotFoundProps) {
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 4, md: 8 } }}>
      <PageTitle title={`${singular.charAt(0).toUpperCase()}${singular.slice(1)} not found`} />
      <PageHeading
        title={`We could not find this ${singular}`}
        description="It may have been removed, or the link may be incorrect."
        actions={
          <>
            <LinkButton to={to} variant="contained">
              See all {plural}
            </LinkButton>
            <LinkButton to={paths.support}>Get support</LinkButton>
          </>
        }
      />
    </Container>
  );
}
