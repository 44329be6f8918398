import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { Container, PageTitle } from '@sopaan/ui/core';
import { quizListQuery } from '../features/quiz-list/api/get-quizzes';
import { festivalsQuery } from '../features/quiz-list/api/get-festivals';
import { FestivalLinks } from '../features/quiz-list/components/festival-links';
import { QuizListPage } from '../features/quiz-list/components/quiz-list-page';
import { readSearch } from '../features/quiz-list/quiz-search';

export function loader({ url, queryClient }: ScreenLoaderArgs) {
  void queryClient.prefetchInfiniteQuery(quizListQuery(readSearch(url.searchParams)));
  void queryClient.prefetchQuery(festivalsQuery);
}

export function Component() {
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title="Quizzes" />
      <QuizListPage />
      <FestivalLinks />
    </Container>
  );
}
