import { paths } from '@sopaan/contract/paths';
import { LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';

/** For usernames that nobody has, and in the same words for pages that are switched off. */
export function ProfileNotFound() {
  return (
    <>
      <PageTitle title="Profile not found" />
      <PageHeading
        title="We could not find this profile"
        description="The link may be incorrect, or its owner does not show it."
        actions={
          <LinkButton to={paths.home} variant="contained">
            Go to the home page
          </LinkButton>
        }
      />
    </>
  );
}
