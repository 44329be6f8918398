import { call } from '@sopaan/api-client/call';
import { callOrNull } from '@sopaan/api-client/call-or-null';
import {
  getMentorQuestionEndpoint,
  getMentorQuestionsEndpoint,
  getQuestionSettingsEndpoint,
  type QuestionSide,
} from '@sopaan/schemas/mentors/mentor-question';
import { queryOptions } from '@tanstack/react-query';
import { pagedQuery } from '../../../components/paged-list/paged-query';

/** The key of everything about questions to mentors. */
export const QUESTIONS_KEY = ['mentor-questions'] as const;

interface ShownQuestions {
  side: QuestionSide;
  /** Only those that wait for an answer. */
  open: boolean;
}

/** Questions of one side, newest first. */
export const questionsQuery = ({ side, open }: ShownQuestions) =>
  pagedQuery([...QUESTIONS_KEY, 'list', side, { open }], (page, signal) =>
    call(getMentorQuestionsEndpoint, { side, ...(open && { open }), ...page }, { signal }),
  );

/** One question; null if it is not there or of others, or if no question can have this id. */
export const questionQuery = (questionId: string) =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'one', questionId],
    queryFn: ({ signal }) =>
      getMentorQuestionEndpoint.request.isValidSync({ questionId })
        ? callOrNull(getMentorQuestionEndpoint, { questionId }, { signal })
        : null,
  });

/** Whether the member is a mentor, and takes questions. */
export const questionSettingsQuery = () =>
  queryOptions({
    queryKey: [...QUESTIONS_KEY, 'settings'],
    queryFn: ({ signal }) => call(getQuestionSettingsEndpoint, {}, { signal }),
  });
