import { paths } from '@sopaan/contract/paths';
import { EmptyState, LinkButton, PageHeading } from '@sopaan/ui/core';

/** For members who are no administrators. */
export function NotForThisAccount() {
  return (
    <>
      <PageHeading title="Releases" />
      <EmptyState
        icon="lock"
        title="Releases are not for this account"
        description="Only administrators of the site see which releases run. Ask one of them if you need to, or log in with another account."
        action={
          <LinkButton to={paths.home} variant="contained">
            Go to the home page
          </LinkButton>
        }
      />
    </>
  );
}
