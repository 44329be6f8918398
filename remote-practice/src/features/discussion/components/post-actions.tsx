import type { ChallengePost } from '@sopaan/schemas/practice/challenge-post';
import { useSession } from '@sopaan/session/session';
import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { Box, Button, Typography } from '@sopaan/ui/core';
import type { ReactNode } from 'react';
import { useDeletePost, useReportPost } from '../api/use-post-mutations';
import { DISCUSSION_ID } from '../discussion-id';
import { VoteButton } from './vote-button';

interface PostProps {
  challengeId: string;
  post: ChallengePost;
}

interface PostActionsProps extends PostProps {
  onEdit: () => void;
  /** The actions of the thread, after those on the post. */
  children: ReactNode;
}

/** The actions on a post: vote and report, or edit and delete for its author. */
export function PostActions({ challengeId, post, onEdit, children }: PostActionsProps) {
  const { isOwn, voteCount } = post;
  const isMember = useSession(({ status }) => status === 'member');
  const votes = voteCount === 1 ? '1 vote' : `${voteCount.toLocaleString('en-IN')} votes`;
  if (!isMember || isOwn) {
    return (
      <Box sx={{ ...row, ml: 0 }}>
        {voteCount > 0 && (
          <Typography variant="caption" color="textSecondary" sx={{ mr: 1 }}>
            {votes}
          </Typography>
        )}
        {isOwn && (
          <>
            <Button size="small" onClick={onEdit} sx={{ ml: -1 }}>
              Edit
            </Button>
            <DeletePost challengeId={challengeId} post={post} />
          </>
        )}
        {children}
      </Box>
    );
  }
  return (
    <Box sx={row}>
      <VoteButton challengeId={challengeId} post={post} />
      {children}
      <ReportPost challengeId={challengeId} post={post} />
    </Box>
  );
}

function DeletePost({ challengeId, post }: PostProps) {
  const { mutateAsync: deletePost } = useDeletePost(challengeId);
  return (
    <ConfirmButton
      title="Delete your post?"
      text="It will be deleted for everybody. Replies to it stay."
      confirmLabel="Delete post"
      cancelLabel="Keep it"
      errorTitle="Your post could not be deleted."
      onConfirm={() => deletePost(post.postId)}
      focusFallback={discussionSection}
    >
      Delete
    </ConfirmButton>
  );
}

/** Each member can report a post once. */
function ReportPost({ challengeId, post }: PostProps) {
  const { postId, name, isReported } = post;
  const { mutateAsync: reportPost } = useReportPost(challengeId);
  return (
    <ConfirmButton
      label={isReported ? `You have reported the post by ${name}` : `Report the post by ${name}`}
      isDisabled={isReported}
      title="Report this post?"
      text="Report spam, insults, personal data of others, and solutions that are not marked. A post that several members report is hidden until we have read it. Its author is not told who reported it."
      confirmLabel="Report post"
      cancelLabel="Cancel"
      errorTitle="The post could not be reported."
      onConfirm={() => reportPost(postId)}
      focusFallback={discussionSection}
    >
      {isReported ? 'Reported' : 'Report'}
    </ConfirmButton>
  );
}

const discussionSection = () => document.getElementById(DISCUSSION_ID);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 0.5,
  mt: 0.5,
  ml: -1,
} as const;
