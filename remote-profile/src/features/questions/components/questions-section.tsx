import { isApiError } from '@sopaan/api-client/call';
import type { QuestionSettings } from '@sopaan/schemas/mentors/mentor-question';
import { Box, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { questionSettingsQuery } from '../api/get-questions';
import { QUESTION_PARAM } from '../question-text';
import { OneQuestion } from './one-question';
import { QuestionList } from './question-list';
import { QuestionViews, useQuestionView } from './question-views';
import { TakesQuestionsSwitch } from './takes-questions-switch';

/** Questions that the member has asked mentors and, as a mentor, received. */
export function QuestionsSection() {
  const [searchParams] = useSearchParams();
  const questionId = searchParams.get(QUESTION_PARAM);
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {questionId === null ? <Questions /> : <OneQuestion questionId={questionId} />}
      <Typography variant="body2" color="textSecondary">
        Only the member who asks and the mentor see a question. It is deleted a year after it was
        answered or declined.
      </Typography>
    </Box>
  );
}

function Questions() {
  const { data, error, errorUpdateCount, refetch } = useQuery(questionSettingsQuery());
  if (data) return <QuestionsOf settings={data} />;
  // Retrying keeps the failed state on screen, so its button keeps the focus.
  if (errorUpdateCount === 0) return <LoadingState shape="list" minHeight={240} />;
  return (
    <FailedState
      title="Your questions could not be loaded"
      description={error?.message}
      referenceId={isApiError(error) ? error.requestId : undefined}
      onRetry={refetch}
    />
  );
}

function QuestionsOf({ settings }: { settings: QuestionSettings }) {
  const { mentorId, takesQuestions, openCount } = settings;
  const isMentor = mentorId !== null;
  const view = useQuestionView(isMentor);
  return (
    <>
      {isMentor && (
        <>
          <TakesQuestionsSwitch takesQuestions={takesQuestions} />
          <QuestionViews view={view} openCount={openCount} />
        </>
      )}
      <QuestionList view={view} mentorId={mentorId} />
    </>
  );
}
