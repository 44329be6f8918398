import { paths } from '@sopaan/contract/paths';
import { InstituteRow } from '@sopaan/search/institute-row';
import { EmptyState, LinkButton } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/paged-list/paged-list';
import { SectionPanel } from '../../../components/section-panel';
import { followedInstitutesQuery } from '../api/get-followed-institutes';
import { FollowToggle } from './follow-toggle';

/** The institutes that the member follows. */
export function FollowedInstitutes() {
  return (
    <SectionPanel title="Institutes you follow">
      <PagedList
        query={useInfiniteQuery(followedInstitutesQuery())}
        label="Institutes you follow"
        renderItem={(institute) => (
          <InstituteRow
            institute={institute}
            level="h3"
            note={<FollowToggle id={institute.id} name={institute.name} />}
          />
        )}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon="school"
            title="You do not follow any institutes yet"
            description="Follow an institute on its page, and it will appear here. The search above finds institutes by name, subject or city."
            action={
              <LinkButton to={paths.institutes} variant="contained">
                Browse institutes
              </LinkButton>
            }
          />
        }
        // The spec's text.
        failedTitle="Get Start your journey"
        serverErrorText="Something went wrong on our end. Please try again later."
      />
    </SectionPanel>
  );
}
