import type { ScreenModule } from '@sopaan/contract/remote';
import { FilterChips } from '@sopaan/search/filter-chips';
import { ResultsHeading } from '@sopaan/search/results-heading';
import { SearchResults } from '@sopaan/search/search-results';
import { prefetchSearch } from '@sopaan/search/search-source';
import { useSearch } from '@sopaan/search/use-search';
import { Box, Container, PageTitle, Typography } from '@sopaan/ui/core';
import { lazyPart } from '@sopaan/ui/lazy-part';
import { useQuery } from '@tanstack/react-query';
import { mentorQuery } from '../features/mentors/api/get-mentor';
import { mentorFiguresQuery } from '../features/mentors/api/get-mentor-figures';
import { mentorSearch } from '../features/mentors/api/mentor-search';
import { MentorBar } from '../features/mentors/components/mentor-bar';
import { MentorRow } from '../features/mentors/components/mentor-row';
import { MENTOR_PARAM, mentorLink } from '../features/mentors/mentor-paths';
import { withoutRatings } from '../features/mentors/unrated-mentors';
import { useMentorDialog } from '../features/mentors/use-mentor-dialog';

const NOUN = { singular: 'mentor', plural: 'mentors' };

// The code is loaded when the dialog is first opened.
const MentorDialog = lazyPart(
  async () => (await import('../features/mentors/components/mentor-dialog')).MentorDialog,
);

export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  prefetchSearch(mentorSearch, url, queryClient);
  void queryClient.prefetchQuery(mentorFiguresQuery());
  const openId = url.searchParams.get(MENTOR_PARAM);
  if (openId) void queryClient.prefetchQuery(mentorQuery(openId));
};

export function Component() {
  const { filters, pages } = useSearch(mentorSearch);
  const { data: figures } = useQuery(mentorFiguresQuery());
  const { openId, isAsking, query, close } = useMentorDialog();
  const definition =
    figures?.rating === 0 ? withoutRatings(filters.definition) : filters.definition;
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 3 } }}>
      <PageTitle title="Find a mentor" />
      <Typography component="h1" variant="h3" tabIndex={-1} sx={{ mb: 1.5, outline: 'none' }}>
        Find a mentor
      </Typography>
      <MentorBar filters={filters} pages={pages} />
      <Box sx={{ display: 'grid', gap: 1.5, my: 1.5 }}>
        <FilterChips filters={filters} />
        <ResultsHeading filters={{ ...filters, definition }} pages={pages} noun={NOUN} />
      </Box>
      <SearchResults
        filters={filters}
        pages={pages}
        noun={NOUN}
        columns={2}
        rowHeight={210}
        keyOf={({ id }) => id}
        renderItem={(mentor) => (
          <Box data-mentor={mentor.id} sx={{ height: '100%' }}>
            <MentorRow mentor={mentor} to={mentorLink(query, mentor.id)} />
          </Box>
        )}
      />
      {openId !== null && <MentorDialog id={openId} isAsking={isAsking} onClose={close} />}
    </Container>
  );
}
