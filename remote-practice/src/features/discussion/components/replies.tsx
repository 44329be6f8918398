import { isApiError } from '@sopaan/api-client/call';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { Box, FailedState, LoadingState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { repliesQuery } from '../api/get-posts';
import { PostEntry } from './post-entry';
import { postRows } from './post-rows';

interface RepliesProps {
  challengeId: string;
  postId: string;
  foldsSpoilers: boolean;
}

/** The replies to a post, oldest first. */
export function Replies({ challengeId, postId, foldsSpoilers }: RepliesProps) {
  const query = useInfiniteQuery(repliesQuery(challengeId, postId));
  const { data, error, errorUpdateCount, refetch, fetchNextPage, hasNextPage } = query;
  const replies = (data?.pages ?? []).flatMap(({ items }) => items);
  const { list, expectNewItems } = useFocusNewItem(replies.length, hasNextPage);
  if (!data) {
    if (errorUpdateCount === 0) return <LoadingState shape="text" />;
    return (
      <FailedState
        title="The replies could not be loaded"
        description={isApiError(error) ? error.message : undefined}
        onRetry={refetch}
        level="h3"
      />
    );
  }
  return (
    <div>
      <Box component="ul" ref={list} aria-label="Replies" sx={postRows}>
        {replies.map((reply) => (
          <li key={reply.postId} tabIndex={-1}>
            <PostEntry
              challengeId={challengeId}
              post={reply}
              foldsSpoilers={foldsSpoilers}
              isReply
            />
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <ShowMore
          label="Show more replies"
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
