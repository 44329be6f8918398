import { paths } from '@sopaan/contract/paths';
import { LinkButton, PageHeading, PageTitle } from '@sopaan/ui/core';

/** For usernames that nobody has and for pages that are switched off, so that visitors cannot tell the two apart. */
export function ProfileNotFound() {
  return (
    <>
      <PageTitle title="Profile not found" />
      <PageHeading
        title="We could not find this profile"
        description="The link may be incorrect, or the member has hidden the profile."
        actions={
          <>
            <LinkButton to={paths.home} variant="contained">
              Go to the home page
            </LinkButton>
            <LinkButton to={paths.support}>Get support</LinkButton>
          </>
        }
      />
    </>
  );
}
