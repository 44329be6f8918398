import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { prefetchSearch } from '@sopaan/search/search-source';
import { sessionStore } from '@sopaan/session/session';
import { Container, PageTitle } from '@sopaan/ui/core';
import { quizSource } from '../features/quiz-list/api/quiz-source';
import { festivalsQuery } from '../features/quiz-list/api/get-festivals';
import { FestivalLinks } from '../features/quiz-list/components/festival-links';
import { QuizListPage } from '../features/quiz-list/components/quiz-list-page';

export function loader({ url, queryClient }: ScreenLoaderArgs) {
  prefetchSearch(quizSource(sessionStore.getState().status), url, queryClient);
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
