import { isApiError } from '@sopaan/api-client/call';
import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { ShowMore } from '@sopaan/search/show-more';
import { useFocusNewItem } from '@sopaan/search/use-focus-new-item';
import { Box, EmptyState, FailedState, LoadingState, Typography } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { commentsQuery } from '../api/get-comments';
import { CommentEntry } from './comment-entry';
import { NewComment } from './new-comment';

/** The comments on a post, newest first, below the form of a new one. */
export function Comments({ postId }: { postId: string }) {
  const { data } = useInfiniteQuery(commentsQuery(postId));
  const count = data?.pages[0]?.count ?? 0;
  return (
    <Box
      component="section"
      id="comments"
      tabIndex={-1}
      aria-labelledby="comments-title"
      sx={{
        display: 'grid',
        gap: 3,
        maxWidth: '46rem',
        outline: 'none',
        scrollMarginTop: `calc(${HEADER_HEIGHT} + 1rem)`,
      }}
    >
      <Typography id="comments-title" variant="h4" component="h2">
        {count > 0 ? `Comments (${count.toLocaleString('en-IN')})` : 'Comments'}
      </Typography>
      <NewComment postId={postId} />
      <CommentList postId={postId} />
    </Box>
  );
}

function CommentList({ postId }: { postId: string }) {
  const query = useInfiniteQuery(commentsQuery(postId));
  const { data, error, errorUpdateCount, refetch, fetchNextPage, hasNextPage } = query;
  const comments = (data?.pages ?? []).flatMap(({ items }) => items);
  const { list, expectNewItems } = useFocusNewItem(comments.length, hasNextPage);
  if (!data) {
    // Retrying keeps the failed state on screen, so its button keeps the focus.
    if (errorUpdateCount === 0) return <LoadingState shape="list" minHeight={240} />;
    return (
      <FailedState
        title="The comments could not be loaded"
        description={isApiError(error) ? error.message : undefined}
        referenceId={isApiError(error) ? error.requestId : undefined}
        onRetry={refetch}
        level="h3"
      />
    );
  }
  if (comments.length === 0) {
    return (
      <EmptyState title="No comments yet" description="Comments will appear here." icon="chat" />
    );
  }
  return (
    <div>
      <Box component="ul" ref={list} aria-label="Comments" sx={rows}>
        {comments.map((comment) => (
          <li key={comment.commentId} tabIndex={-1}>
            <CommentEntry postId={postId} comment={comment} />
          </li>
        ))}
      </Box>
      {hasNextPage && (
        <ShowMore
          label="Show more comments"
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

const rows = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& > li': { outline: 'none' },
  '& > li + li': { pt: 3, borderTop: '1px solid', borderColor: 'divider' },
} as const;
