import { Box, LinkButton } from '@sopaan/ui/core';
import { ResultCount } from './result-count';
import { SearchResults, type SearchResultsProps } from './search-results';

interface ResultsSectionProps<Item> extends SearchResultsProps<Item> {
  /** The path of the same search with all filters. */
  allFiltersPath?: string;
}

/** The results of the search bar. */
export function ResultsSection<Item>({ allFiltersPath, ...results }: ResultsSectionProps<Item>) {
  const { pages, noun } = results;
  return (
    <Box component="section" aria-label="Results">
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1.5, minHeight: 40 }}>
        <Box sx={{ flex: 1 }}>
          <ResultCount pages={pages} noun={noun} />
        </Box>
        {allFiltersPath !== undefined && (
          <LinkButton to={allFiltersPath} size="small">
            All filters
          </LinkButton>
        )}
      </Box>
      <SearchResults {...results} />
    </Box>
  );
}
