import { call } from '@sopaan/api-client/call';
import { getPostCommentsEndpoint } from '@sopaan/schemas/blog/post-comment';
import { infiniteQueryOptions } from '@tanstack/react-query';

const PAGE_SIZE = 20;

/** The comments on a post, newest first, page by page. */
export const commentsQuery = (postId: string) =>
  infiniteQueryOptions({
    queryKey: ['blog', 'comments', postId],
    queryFn: ({ signal, pageParam }) =>
      call(
        getPostCommentsEndpoint,
        { postId, limit: PAGE_SIZE, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
