import { call } from '@sopaan/api-client/call';
import { getQuizzesEndpoint } from '@sopaan/schemas/quizzes/quiz';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';

/** The quizzes that match a search text, newest first, page by page. The previous results stay while those of a new text load. */
export const quizListQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ['quizzes', 'list', search],
    queryFn: ({ signal, pageParam }) =>
      call(
        getQuizzesEndpoint,
        { ...(search && { search }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  });
