import { newId } from '@sopaan/api-client/new-id';
import { bus } from '@sopaan/events/bus';
import { loginPath } from '@sopaan/contract/paths';
import { loginState } from '@sopaan/session/login-reason';
import { useSession } from '@sopaan/session/session';
import { Card, LinkButton, Typography, useIsBrowser } from '@sopaan/ui/core';
import { useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useAddComment } from '../api/use-comment-mutations';
import { readCommentDraft, writeCommentDraft } from '../comment-draft';
import { CommentForm } from './comment-form';

/** The form for a new comment; guests get a link to log in, which leads back to the comments. */
export function NewComment({ postId }: { postId: string }) {
  const isMember = useSession(({ status }) => status === 'member');
  const isBrowser = useIsBrowser();
  const { pathname, search } = useLocation();
  const { mutateAsync: addComment } = useAddComment(postId);
  // Kept until the comment is stored, so that a comment whose response was lost is not stored twice.
  const commentId = useRef<string>(undefined);
  if (!isMember) {
    return (
      <Card sx={{ p: 2, display: 'grid', gap: 1.5, justifyItems: 'start' }}>
        <Typography>Members can comment. Everybody can read.</Typography>
        <LinkButton
          to={loginPath(`${pathname}${search}#comments`)}
          state={loginState({ action: 'comment' })}
          variant="contained"
        >
          Log in to comment
        </LinkButton>
      </Card>
    );
  }
  const send = async (text: string) => {
    commentId.current ??= newId();
    await addComment({ commentId: commentId.current, text });
    commentId.current = undefined;
    const message = 'Your comment is published.';
    bus.publish('toast:requested', { message, kind: 'success' }, 'marketing');
  };
  return (
    <CommentForm
      // The draft is read in the browser only.
      key={`${postId} ${isBrowser}`}
      label="New comment"
      initialText={isBrowser ? readCommentDraft(postId) : ''}
      submitLabel="Post comment"
      onSend={send}
      onChange={(text) => writeCommentDraft(postId, text)}
    />
  );
}
