import type { ScreenLoaderArgs } from '@sopaan/contract/remote';
import { paths } from '@sopaan/contract/paths';
import { Container, EmptyState, LinkButton, PageTitle } from '@sopaan/ui/core';
import { RecordNotFound } from '@sopaan/ui/record-not-found';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { quizQuery, type QuizParams } from '../features/quiz/api/get-quiz';
import { QuizTaker } from '../features/quiz/components/quiz-taker';

function quizParams(params: ScreenLoaderArgs['params']): QuizParams {
  const { id = '', parentid = '', typo = '' } = params;
  return { id, parentId: parentid, type: typo };
}

export function loader({ params, queryClient }: ScreenLoaderArgs) {
  return queryClient.ensureQueryData(quizQuery(quizParams(params)));
}

export function Component() {
  const { data: quiz } = useSuspenseQuery(quizQuery(quizParams(useParams())));
  if (!quiz) {
    return (
      <RecordNotFound
        noun="quiz"
        icon="help"
        next={{ label: 'See all quizzes', to: paths.quizzes }}
      />
    );
  }
  return (
    <Container maxWidth="lg" sx={{ py: { xs: 2, md: 4 } }}>
      <PageTitle title={quiz.quiz_name} />
      {quiz.rules.questionCount > 0 ? (
        <QuizTaker key={quiz.quiz_id} quiz={quiz} />
      ) : (
        <EmptyState
          icon="help"
          title={`${quiz.quiz_name} has no questions yet`}
          description="Its questions are still being written. Try a practice challenge in the meantime."
          action={
            <LinkButton to={paths.practice} variant="contained">
              Practice challenges
            </LinkButton>
          }
        />
      )}
    </Container>
  );
}
