import { Box, LinkButton } from '@sopaan/ui/core';
import { ResultsHeading } from './results-heading';
import { SearchResults, type SearchResultsProps } from './search-results';

interface ResultsSectionProps<Item> extends SearchResultsProps<Item> {
  /** The path of the same search with all filters. */
  allFiltersPath?: string;
}

/** The results of the search bar. */
export function ResultsSection<Item>({ allFiltersPath, ...results }: ResultsSectionProps<Item>) {
  const { filters, pages, noun } = results;
  return (
    <Box component="section" aria-label="Results">
      <Box sx={{ mb: 1.5 }}>
        <ResultsHeading filters={filters} pages={pages} noun={noun}>
          {allFiltersPath !== undefined && (
            <LinkButton to={allFiltersPath} size="small">
              All filters
            </LinkButton>
          )}
        </ResultsHeading>
      </Box>
      <SearchResults {...results} />
    </Box>
  );
}
