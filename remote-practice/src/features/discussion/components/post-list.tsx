import type { PostOrder } from '@sopaan/schemas/practice/challenge-post';
import { PagedList } from '@sopaan/search/paged-list';
import { EmptyState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { postsQuery } from '../api/get-posts';
import { Thread } from './thread';

/** The posts of a discussion, each with its replies. */
export function PostList({ challengeId, order }: { challengeId: string; order: PostOrder }) {
  const query = useInfiniteQuery(postsQuery(challengeId, order));
  const foldsSpoilers = query.data?.pages[0]?.foldsSpoilers ?? true;
  return (
    <div>
      <PagedList
        query={query}
        label="Posts"
        moreLabel="Show more posts"
        keyOf={({ postId }) => postId}
        renderItem={(post) => (
          <Thread challengeId={challengeId} post={post} foldsSpoilers={foldsSpoilers} />
        )}
        empty={
          <EmptyState
            title="Nobody has asked anything yet"
            description="Ask the first question."
            icon="chat"
          />
        }
        failedTitle="The discussion could not be loaded"
        level="h3"
        layout="divided"
      />
    </div>
  );
}
