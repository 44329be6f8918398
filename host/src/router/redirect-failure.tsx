import { paths } from '@sopaan/contract/paths';
import { FailedState, LinkButton, PageTitle } from '@sopaan/ui/core';

/** Shown at a redirect that never leads to a page. */
export function RedirectFailure() {
  return (
    <>
      <PageTitle title="Page could not be opened" />
      <FailedState
        level="h1"
        title="This page could not be opened"
        description="The address leads from one redirect to the next and never to a page. Please try again later."
        action={<LinkButton to={paths.home}>Go to the home page</LinkButton>}
      />
    </>
  );
}
