import { call } from '@sopaan/api-client/call';
import {
  getChallengePostsEndpoint,
  getChallengeRepliesEndpoint,
  type PostOrder,
} from '@sopaan/schemas/practice/challenge-post';
import { infiniteQueryOptions } from '@tanstack/react-query';

/** All queries of the discussion. A verdict invalidates them, as it does all of `challenge`. */
export const discussionKey = (challengeId: string) => ['challenge', 'posts', challengeId];

/** The posts of the discussion, page by page. */
export const postsQuery = (challengeId: string, order: PostOrder) =>
  infiniteQueryOptions({
    queryKey: [...discussionKey(challengeId), order],
    queryFn: ({ signal, pageParam }) =>
      call(
        getChallengePostsEndpoint,
        { challengeId, order, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });

/** The replies to a post, oldest first, page by page. */
export const repliesQuery = (challengeId: string, postId: string) =>
  infiniteQueryOptions({
    queryKey: [...discussionKey(challengeId), 'replies', postId],
    queryFn: ({ signal, pageParam }) =>
      call(
        getChallengeRepliesEndpoint,
        { postId, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
