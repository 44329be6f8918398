import type { Category } from '@sopaan/search/categories';
import { FilterBar } from '@sopaan/search/filter-bar';
import { FilterChips } from '@sopaan/search/filter-chips';
import type { Noun } from '@sopaan/search/result-count';
import { ResultsHeading } from '@sopaan/search/results-heading';
import { SearchResults } from '@sopaan/search/search-results';
import type { SearchSource } from '@sopaan/search/search-source';
import type { FilterState } from '@sopaan/search/use-filters';
import type { SearchPages } from '@sopaan/search/use-search-pages';
import { useSearch } from '@sopaan/search/use-search';
import { Box, Container, PageTitle, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';

interface ExplorePageProps<Item> {
  title: string;
  category: Category;
  source: SearchSource<Item>;
  noun: Noun;
  renderItem: (item: Item, loadedAt: number) => ReactNode;
  keyOf: (item: Item) => string;
  rowHeight: number;
  /** Columns from the breakpoint `lg` on. */
  columns?: 1 | 2;
  /** The number of results in words, if `noun` does not say what is counted. */
  countOf?: (pages: SearchPages<unknown>) => string | undefined;
  /** A button for the search with its filters, next to the order. */
  renderAction?: (filters: FilterState) => ReactNode;
}

/** The layout of all explore pages: a filter bar above a list. */
export function ExplorePage<Item>(props: ExplorePageProps<Item>) {
  const { title, category, source, noun, renderItem, keyOf, rowHeight, columns } = props;
  const { countOf, renderAction } = props;
  const search = useSearch(source);
  const { filters, pages } = search;
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 3 } }}>
      <PageTitle title={title} />
      <Typography component="h1" variant="h3" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      <FilterBar
        search={search}
        category={category}
        searchLabel={`Search ${noun.plural}`}
        noun={noun}
      />
      <Box sx={{ mb: 1.5 }}>
        <FilterChips filters={filters} />
        <ResultsHeading filters={filters} pages={pages} noun={noun} countOf={countOf?.(pages)}>
          {renderAction?.(filters)}
        </ResultsHeading>
      </Box>
      <SearchResults
        filters={filters}
        pages={pages}
        noun={noun}
        renderItem={renderItem}
        keyOf={keyOf}
        rowHeight={rowHeight}
        columns={columns}
      />
    </Container>
  );
}
