import { call } from '@sopaan/api-client/call';
import type { ApplicationKind } from '@sopaan/schemas/jobs/application';
import { getSavedItemsEndpoint, type SavedKind } from '@sopaan/schemas/saved/saved';
import { pagedQuery } from '../paged-list/paged-query';

interface SavedFilter {
  kind?: SavedKind | undefined;
  jobKind?: ApplicationKind;
}

/** What the member has saved, most recent first. */
export const savedItemsQuery = (filter: SavedFilter) =>
  pagedQuery(['saved-items', 'list', filter], (page, signal) =>
    call(getSavedItemsEndpoint, { ...filter, ...page, limit: 10 }, { signal }),
  );
