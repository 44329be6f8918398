import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import type { SavedSearches } from '@sopaan/schemas/saved-searches/saved-search';
import { savedSearchesQuery } from '@sopaan/search/saved-searches-query';
import {
  Box,
  EmptyState,
  FailedState,
  LinkButton,
  LoadingState,
  Typography,
} from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { SectionPanel } from '../../../components/section-panel';
import { SavedSearchList } from './saved-search-list';

/** The saved searches, whose new jobs the member is notified of. */
export function SavedSearchesPanel() {
  const { data, error, errorUpdateCount, refetch } = useQuery(savedSearchesQuery());
  const root = useRef<HTMLDivElement>(null);
  // The list stays mounted after its last row is removed, because its dialog is still closing.
  return (
    <SectionPanel title="Saved searches" aside={data && <Usage {...data} />}>
      <Box ref={root} tabIndex={-1} sx={{ '&:focus-visible': { outline: 'none' } }}>
        {data && <SavedSearchList searches={data.items} focusAfterDeletion={() => root.current} />}
        {data?.items.length === 0 && (
          <EmptyState
            icon="search"
            title="No saved searches yet"
            description="Choose Save this search on a list of jobs. We then tell you about new ones in your notices, and by email if you like."
            action={<LinkButton to={paths.exploreJobs()}>Find jobs</LinkButton>}
          />
        )}
        {!data && errorUpdateCount > 0 && (
          <FailedState
            title="Your saved searches could not be loaded"
            description={error?.message}
            referenceId={isApiError(error) ? error.requestId : undefined}
            onRetry={refetch}
          />
        )}
        {!data && errorUpdateCount === 0 && <LoadingState shape="list" minHeight={140} />}
      </Box>
    </SectionPanel>
  );
}

function Usage({ items, max }: SavedSearches) {
  return (
    <Typography variant="body2" color="textSecondary">
      {`${items.length} of ${max}`}
    </Typography>
  );
}
