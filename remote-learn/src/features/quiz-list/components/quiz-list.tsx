import { isApiError } from '@sopaan/api-client/call';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { useSession } from '@sopaan/session/session';
import {
  Alert,
  Box,
  Button,
  EmptyState,
  FailedState,
  LoadingState,
  Typography,
  VisuallyHidden,
} from '@sopaan/ui/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { errorMessage } from '../../../requests/error-message';
import { quizResultsQuery } from '../api/get-quiz-results';
import { quizListQuery } from '../api/get-quizzes';
import { QuizRow } from './quiz-row';

interface QuizListProps {
  search: string;
  onClear: () => void;
}

/** The quizzes that match the search text, with the loading, error and empty states. */
export function QuizList({ search, onClear }: QuizListProps) {
  const isMember = useSession(({ status }) => status === 'member');
  const query = useInfiniteQuery(quizListQuery(search));
  const results = useQuery({ ...quizResultsQuery(), enabled: isMember });
  const { data, error, errorUpdateCount, hasNextPage, refetch } = query;
  const quizzes = data?.pages.flatMap(({ items }) => items) ?? [];
  const { list, expectNewItems } = useFocusNewItem(quizzes.length, hasNextPage);
  const resultsByQuiz = new Map(results.data?.items.map((result) => [result.quizId, result]));

  if (!data && errorUpdateCount > 0) {
    return (
      <FailedState
        title="Quizzes could not be loaded"
        description={error ? errorMessage(error) : undefined}
        onRetry={refetch}
      />
    );
  }
  const corrected = data?.pages[0]?.corrected;
  if (!data) return <LoadingState shape="list" minHeight={400} />;
  return (
    <>
      {results.error && (
        <Alert
          severity="warning"
          title="Your results could not be loaded"
          action={
            <Button size="small" variant="outlined" onClick={() => void results.refetch()}>
              Try again
            </Button>
          }
        />
      )}
      <VisuallyHidden role="status">
        {search && !query.isPlaceholderData && `${quizzes.length}${hasNextPage ? '+' : ''} found`}
      </VisuallyHidden>
      {corrected !== undefined && (
        <Typography>
          Showing results for <strong>{corrected}</strong>
        </Typography>
      )}
      {quizzes.length === 0 ? (
        <EmptyState
          icon="help"
          title={search ? `No quiz matches “${search}”` : 'No quizzes yet'}
          description={search ? 'Check the spelling or use fewer words.' : 'They will appear here.'}
          action={
            search && (
              <Button variant="contained" onClick={onClear}>
                Clear search
              </Button>
            )
          }
        />
      ) : (
        <Box
          component="ul"
          ref={list}
          aria-label="Quizzes"
          aria-busy={query.isPlaceholderData}
          sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}
        >
          {quizzes.map((quiz) => (
            <li key={quiz.id}>
              <QuizRow quiz={quiz} result={resultsByQuiz.get(quiz.id)} />
            </li>
          ))}
        </Box>
      )}
      {hasNextPage && (
        <ShowMore
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          errorMessage={isApiError(error) ? error.message : undefined}
          onLoadMore={() => {
            expectNewItems();
            void query.fetchNextPage({ cancelRefetch: false });
          }}
        />
      )}
    </>
  );
}
