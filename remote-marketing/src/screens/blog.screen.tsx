import { paths } from '@sopaan/contract/paths';
import type { ScreenModule } from '@sopaan/contract/remote';
import { PRODUCT_NAME } from '@sopaan/contract/version';
import { FilterChips } from '@sopaan/search/filter-chips';
import { hasActiveFilters } from '@sopaan/search/has-active-filters';
import { KeywordField } from '@sopaan/search/keyword-field';
import { ResultCount } from '@sopaan/search/result-count';
import { prefetchSearch } from '@sopaan/search/search-source';
import { SearchResults } from '@sopaan/search/search-results';
import { useSearch } from '@sopaan/search/use-search';
import { Box, Container, PageHeading, PageTitle, Typography } from '@sopaan/ui/core';
import { blogOverviewQuery } from '../features/blog/api/get-overview';
import { postSearch } from '../features/blog/api/post-search';
import { CATEGORY_LIST_HEIGHT, CategoryList } from '../features/blog/components/category-list';
import { FeedLinks } from '../features/blog/components/feed-links';
import { PostRow } from '../features/blog/components/post-row';
import { RecentActivity } from '../features/blog/components/recent-activity';
import { ShareLinks } from '../features/sharing/components/share-links';

const NOUN = { singular: 'post', plural: 'posts' };
const ROW_HEIGHT = 190;

export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  prefetchSearch(postSearch, url, queryClient);
  void queryClient.prefetchQuery(blogOverviewQuery);
};

export function Component() {
  const { filters, pages } = useSearch(postSearch);
  const isFiltered = hasActiveFilters(filters.filters);
  return (
    <Container maxWidth="xl" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title="Blog" />
      <PageHeading
        title="Blog"
        description="How Sopaan works, and how to use it for courses, practice and jobs."
      />
      <Box sx={layout}>
        <Box sx={{ minWidth: 0 }}>
          <KeywordField
            label="Search posts"
            value={filters.searchText}
            onChange={filters.setSearch}
            onSubmit={filters.flush}
          />
          <Box sx={{ display: 'grid', gap: 1.5, my: 1.5 }}>
            <FilterChips filters={filters} />
            <ResultCount pages={pages} noun={NOUN} />
          </Box>
          {/* Without filters the list itself is that of the recent posts. */}
          <Box component="section" aria-labelledby="posts-title">
            <Typography id="posts-title" variant="h4" component="h2" sx={{ mb: 1.5 }}>
              {isFiltered ? 'Posts found' : 'Recent posts'}
            </Typography>
            <SearchResults
              filters={filters}
              pages={pages}
              noun={NOUN}
              rowHeight={ROW_HEIGHT}
              keyOf={({ id }) => id}
              renderItem={(post) => <PostRow post={post} />}
            />
          </Box>
        </Box>
        <Box component="aside" aria-label="About the blog" sx={sidebar}>
          {/* Placed above the parts whose height depends on data, so that it does not shift. */}
          <ShareLinks title={`${PRODUCT_NAME} blog`} path={paths.blog} />
          <FeedLinks />
          {pages.status === 'failed' ? (
            // Without it, the recent activity beside the list would shift, which may still be loading.
            <Box sx={{ height: { lg: CATEGORY_LIST_HEIGHT } }} />
          ) : (
            <CategoryList
              filters={filters.optimistic}
              facets={pages.status === 'ready' ? pages.facets : undefined}
            />
          )}
          <RecentActivity hasPosts={isFiltered || pages.status === 'failed'} />
        </Box>
      </Box>
    </Container>
  );
}

const layout = {
  display: 'grid',
  gap: { xs: 5, lg: 6 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 19rem' },
} as const;

const sidebar = { display: 'grid', gap: 4, minWidth: 0 } as const;
