import { paths } from '@sopaan/contract/paths';
import { EmptyState, LinkButton } from '@sopaan/ui/core';

/** In place of a section that does not exist. The title is the spec's. */
export function SectionNotFound() {
  return (
    <EmptyState
      icon="compass"
      // The specification fixes the spelling.
      title="page not found"
      description="The dashboard has no section with this name."
      action={
        <LinkButton to={paths.profile()} variant="contained">
          Go to your profile
        </LinkButton>
      }
    />
  );
}
