import type { JobList, SavedSearch } from '@sopaan/schemas/saved-searches/saved-search';
import type { Noun } from '@sopaan/search/result-count';
import type { FilterState } from '@sopaan/search/use-filters';

export interface SaveSearchProps {
  list: JobList;
  noun: Noun;
  filters: FilterState;
  /** The search with these filters, if it has been saved before. */
  saved: SavedSearch | undefined;
  onClose: () => void;
}
