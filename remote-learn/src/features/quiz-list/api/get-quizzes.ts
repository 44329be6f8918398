import { call } from '@sopaan/api-client/call';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

interface QuizPageParam {
  cursor?: string;
  /** The corrected text of the first page. */
  search?: string;
}

const FIRST_PAGE: QuizPageParam = {};

/** The quizzes that match a search text, newest first, page by page. The previous results stay while those of a new text load. */
export const quizListQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['quizzes', 'list', search],
    queryFn: ({ signal, pageParam }) =>
      call(getQuizzesEndpoint, { ...(search && { search }), ...pageParam }, { signal }),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ nextCursor, corrected }, _pages, { search: correctedBefore }) => {
      const correctedText = corrected ?? correctedBefore;
      return nextCursor === null
        ? null
        : { cursor: nextCursor, ...(correctedText && { search: correctedText }) };
    },
    placeholderData: keepPreviousData,
  });
