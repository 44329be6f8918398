import { PagedList } from '@sopaan/search/paged-list';
import { useSession } from '@sopaan/session/session';
import {
  Alert,
  Button,
  EmptyState,
  LoadingState,
  Typography,
  VisuallyHidden,
} from '@sopaan/ui/core';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
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
  const resultsByQuiz = new Map(results.data?.items.map((result) => [result.quizId, result]));
  const count = query.data?.pages.flatMap(({ items }) => items).length;
  const corrected = query.data?.pages[0]?.corrected;
  return (
    <>
      {query.data && results.error && (
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
        {search &&
          count !== undefined &&
          !query.isPlaceholderData &&
          `${count}${query.hasNextPage ? '+' : ''} found`}
      </VisuallyHidden>
      {corrected !== undefined && (
        <Typography>
          Showing results for <strong>{corrected}</strong>
        </Typography>
      )}
      <PagedList
        query={query}
        label="Quizzes"
        keyOf={({ id }) => id}
        renderItem={(quiz) => <QuizRow quiz={quiz} result={resultsByQuiz.get(quiz.id)} />}
        empty={
          <EmptyState
            icon="help"
            title={search ? `No quiz matches “${search}”` : 'No quizzes yet'}
            description={
              search ? 'Check the spelling or use fewer words.' : 'They will appear here.'
            }
            action={
              search && (
                <Button variant="contained" onClick={onClear}>
                  Clear search
                </Button>
              )
            }
          />
        }
        failedTitle="Quizzes could not be loaded"
        loading={<LoadingState shape="list" minHeight={400} />}
      />
    </>
  );
}
