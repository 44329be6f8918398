import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import { EmptyState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { PagedList } from '../../../components/paged-list/paged-list';
import { savedItemsQuery } from '../../../components/saved-items/get-saved-items';
import { SavedItemRow } from '../../../components/saved-items/saved-item-row';
import { SectionPanel } from '../../../components/section-panel';

/** The jobs of one kind that the member has saved. */
export function SavedJobsPanel({ kind }: { kind: ApplicationKind }) {
  return (
    <SectionPanel title="Saved jobs">
      <PagedList
        query={useInfiniteQuery(savedItemsQuery({ kind: 'job', jobKind: kind }))}
        label="Saved jobs"
        renderItem={(item) => <SavedItemRow item={item} />}
        keyOf={({ id }) => id}
        empty={
          <EmptyState
            icon="bookmark"
            title="No saved jobs yet"
            description="Choose Save on a job to find it here again."
          />
        }
        failedTitle="Your saved jobs could not be loaded"
      />
    </SectionPanel>
  );
}
