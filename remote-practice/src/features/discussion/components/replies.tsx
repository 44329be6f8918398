import { PagedList } from '@sopaan/search/paged-list';
import { LoadingState } from '@sopaan/ui/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { repliesQuery } from '../api/get-posts';
import { PostEntry } from './post-entry';

interface RepliesProps {
  challengeId: string;
  postId: string;
  foldsSpoilers: boolean;
}

/** The replies to a post, oldest first. */
export function Replies({ challengeId, postId, foldsSpoilers }: RepliesProps) {
  return (
    <div>
      <PagedList
        query={useInfiniteQuery(repliesQuery(challengeId, postId))}
        label="Replies"
        moreLabel="Show more replies"
        keyOf={(reply) => reply.postId}
        renderItem={(reply) => (
          <PostEntry challengeId={challengeId} post={reply} foldsSpoilers={foldsSpoilers} isReply />
        )}
        empty={null}
        failedTitle="The replies could not be loaded"
        level="h3"
        loading={<LoadingState shape="text" />}
        layout="divided"
      />
    </div>
  );
}
