import { MenuFilters } from '@sopaan/search/menu-filters';
import { ResultsHeading } from '@sopaan/search/results-heading';
import { SearchResults } from '@sopaan/search/search-results';
import { useSearch } from '@sopaan/search/use-search';
import { useSession } from '@sopaan/session/session';
import { Alert, Box, Button, PageHeading } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { quizResultsQuery } from '../api/get-quiz-results';
import { quizSource } from '../api/quiz-source';
import { ListedQuiz } from './listed-quiz';

const noun = { singular: 'quiz', plural: 'quizzes' };

/** The list of all quizzes with its filters, and the member's results. */
export function QuizListPage() {
  const viewer = useSession(({ status }) => status);
  const { filters, pages } = useSearch(quizSource(viewer));
  const results = useQuery({ ...quizResultsQuery(), enabled: viewer === 'member' });
  const resultsByQuiz = new Map(results.data?.items.map((result) => [result.quizId, result]));
  return (
    <>
      <PageHeading
        title="Quizzes"
        description="Short tests against the clock, with the correct answers afterwards."
      />
      <MenuFilters search={{ filters, pages }} label="Search quizzes" />
      <Box sx={{ my: 1.25 }}>
        <ResultsHeading filters={filters} pages={pages} noun={noun} />
      </Box>
      {pages.status === 'ready' && results.error && (
        <Alert
          severity="warning"
          title="Your results could not be loaded"
          sx={{ mb: 1.5 }}
          action={
            <Button size="small" variant="outlined" onClick={() => void results.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      <SearchResults
        filters={filters}
        pages={pages}
        noun={noun}
        renderItem={(quiz) => <ListedQuiz quiz={quiz} result={resultsByQuiz.get(quiz.id)} />}
        keyOf={({ id }) => id}
        rowHeight={134}
        columns={2}
      />
    </>
  );
}
