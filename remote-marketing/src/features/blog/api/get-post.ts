import { callOrNull } from '@sopaan/api-client/call-or-null';
import { getPostEndpoint } from '@sopaan/schemas/blog/post';
import { queryOptions } from '@tanstack/react-query';

/** One post; null if there is none. */
export const postQuery = (postId: string) =>
  queryOptions({
    queryKey: ['blog', 'post', postId],
    queryFn: ({ signal }) => callOrNull(getPostEndpoint, { postId }, { signal }),
  });
