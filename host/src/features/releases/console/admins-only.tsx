import { paths } from '@sopaan/contract/paths';
import { EmptyState, LinkButton, PageHeading } from '@sopaan/ui/core';

/** Shown to members who are not administrators. */
export function AdminsOnly() {
  return (
    <>
      <PageHeading title="Releases" />
      <EmptyState
        icon="lock"
        title="Only administrators can see releases"
        description="Ask an administrator for access, or log in with another account."
        action={
          <LinkButton to={paths.home} variant="contained">
            Go to the home page
          </LinkButton>
        }
      />
    </>
  );
}
