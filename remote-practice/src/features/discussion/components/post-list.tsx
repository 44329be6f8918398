import { isApiError } from '@sopaan/api-client/call';
import type { PostOrder } from '@sopaan/schemas/practice/challenge-post';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { Box, EmptyState, FailedState, LoadingState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { postsQuery } from '../api/get-posts';
import { postRows } from './post-rows';
import { Thread } from './thread';

/** The posts of a discussion, each with its replies. */
export function PostList({ challengeId, order }: { challengeId: string; order: PostOrder }) {
  const query = useInfiniteQuery(postsQuery(challengeId, order));
  const { data, error, errorUpdateCount, refetch, fetchNextPage, hasNextPage } = query;
  const posts = (data?.pages ?? []).flatMap(({ items }) => items);
  const { list, expectNewItems } = useFocusNewItem(posts.length, hasNextPage);
  if (!data) {
    // Retrying keeps the failed state on screen, so its button keeps the focus.
    if (errorUpdateCount === 0) return <LoadingState shape="list" minHeight={240} />;
    return (
      <FailedState
        title="The discussion could not be loaded"
        description={isApiError(error) ? error.message : undefined}
        onRetry={refetch}
        level="h3"
      />
    );
  }
  if (posts.length === 0) {
    return (
      <EmptyState
        title="Nobody has asked anything yet"
        description="Ask the first question."
        icon="chat"
      />
    );
  }
  return (
    <div>
      <Box component="ul" ref={list} aria-label="Posts" sx={postRows}>
        {posts.map((post) => (
          <li key={post.postId} tabIndex={-1}>
            <Thread
              challengeId={challengeId}
              post={post}
              foldsSpoilers={data.pages[0]?.foldsSpoilers ?? true}
            />
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <ShowMore
          label="Show more posts"
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          errorMessage={isApiError(error) ? error.message : undefined}
          onLoadMore={() => {
            expectNewItems();
            void fetchNextPage({ cancelRefetch: false });
          }}
        />
      )}
    </div>
  );
}
