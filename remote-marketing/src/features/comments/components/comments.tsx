import { HEADER_HEIGHT } from '@sopaan/contract/layout';
import { PagedList } from '@sopaan/search/paged-list';
import { Box, EmptyState, Typography } from '@sopaan/ui/core';
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
  return (
    <div>
      <PagedList
        query={useInfiniteQuery(commentsQuery(postId))}
        label="Comments"
        moreLabel="Show more comments"
        keyOf={({ commentId }) => commentId}
        renderItem={(comment) => <CommentEntry postId={postId} comment={comment} />}
        empty={
          <EmptyState
            title="No comments yet"
            description="Comments will appear here."
            icon="chat"
          />
        }
        failedTitle="The comments could not be loaded"
        level="h3"
        layout="divided"
      />
    </div>
  );
}
