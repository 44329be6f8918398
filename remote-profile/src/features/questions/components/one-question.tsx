import { isApiError } from '@sopaan/api-client/call';
import { paths } from '@sopaan/contract/paths';
import { Box, EmptyState, FailedState, Icon, LinkButton, LoadingState } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { questionQuery } from '../api/get-questions';
import { QuestionCard } from './question-card';

/** One question, to which notices and mails link. */
export function OneQuestion({ questionId }: { questionId: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LinkButton
        to={paths.profile('questions')}
        startIcon={<Icon name="arrow-left" />}
        sx={{ justifySelf: 'start' }}
      >
        All questions
      </LinkButton>
      <Content questionId={questionId} />
    </Box>
  );
}

function Content({ questionId }: { questionId: string }) {
  const { data, error, errorUpdateCount, refetch } = useQuery(questionQuery(questionId));
  if (data) return <QuestionCard key={questionId} question={data} isAlone />;
  if (data === null) {
    return (
      <EmptyState
        icon="chat"
        title="This question is no longer here"
        description="It was withdrawn or deleted, or it belongs to another account."
      />
    );
  }
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  if (errorUpdateCount === 0) return <LoadingState shape="list" minHeight={240} />;
  return (
    <FailedState
      title="The question could not be loaded"
      description={error?.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={refetch}
    />
  );
}
