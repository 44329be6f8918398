import type { ScreenModule } from '@sopaan/contract/remote';
import { ChallengeRow } from '@sopaan/search/challenge-row';
import { MenuFilters } from '@sopaan/search/menu-filters';
import { ResultsHeading } from '@sopaan/search/results-heading';
import { SearchResults } from '@sopaan/search/search-results';
import { prefetchSearch } from '@sopaan/search/search-source';
import { useSearch } from '@sopaan/search/use-search';
import { sessionStore, useSession } from '@sopaan/session/session';
import { Box, Container, PageTitle } from '@sopaan/ui/core';
import { challengeSource } from '../features/challenges/api/challenge-source';
import { progressQuery } from '../features/challenges/api/get-progress';
import { PracticeHeader } from '../features/challenges/components/practice-header';
import { SeriesLinks } from '../features/challenges/components/series-links';

const noun = { singular: 'challenge', plural: 'challenges' };

/** Starts all requests without waiting: each part of the page shows its own loading state. */
export const loader: ScreenModule['loader'] = ({ url, queryClient }) => {
  const viewer = sessionStore.getState().status;
  prefetchSearch(challengeSource(viewer), url, queryClient);
  if (viewer === 'member') void queryClient.prefetchQuery(progressQuery);
};

export function Component() {
  const viewer = useSession((session) => session.status);
  const search = useSearch(challengeSource(viewer));
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 3, md: 5 } }}>
      <PageTitle title="Practice" />
      <PracticeHeader viewer={viewer} />
      <SeriesLinks />
      <MenuFilters search={search} label="Search challenges" />
      <Box sx={{ my: 1.25 }}>
        <ResultsHeading filters={search.filters} pages={search.pages} noun={noun} />
      </Box>
      <SearchResults
        filters={search.filters}
        pages={search.pages}
        noun={noun}
        renderItem={(challenge) => <ChallengeRow challenge={challenge} level="h3" />}
        keyOf={({ id }) => id}
        rowHeight={134}
        columns={2}
      />
    </Container>
  );
}
