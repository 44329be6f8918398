import type { JobList } from '@sopaan/schemas/saved-searches/saved-search';
import type { Noun } from '@sopaan/search/result-count';
import type { FilterState } from '@sopaan/search/use-filters';

/** The list and the filters that are saved. */
export interface SaveSearchProps {
  list: JobList;
  noun: Noun;
  filters: FilterState;
}
