import type { PostComment } from '@sopaan/schemas/blog/post-comment';
import { useSession } from '@sopaan/session/session';
import { ConfirmButton } from '@sopaan/ui/confirm-button';
import { Box, Button, Typography } from '@sopaan/ui/core';
import { DateText, InitialsAvatar } from '@sopaan/ui/items';
import { useRef, useState } from 'react';
import { useChangeComment, useDeleteComment, useReportComment } from '../api/use-comment-mutations';
import { CommentForm } from './comment-form';

interface CommentEntryProps {
  postId: string;
  comment: PostComment;
}

/** A comment. Its author can edit and delete it, and other members can report it. */
export function CommentEntry({ postId, comment }: CommentEntryProps) {
  const { commentId, name, text, createdAt, updatedAt, isOwn, isHidden } = comment;
  const [isEditing, setEditing] = useState(false);
  const article = useRef<HTMLElement>(null);
  const { mutateAsync: changeComment } = useChangeComment(postId);
  // The pressed button has disappeared, so the focus moves to the comment.
  const finishEditing = () => {
    setEditing(false);
    article.current?.focus();
  };
  return (
    <Box
      component="article"
      ref={article}
      tabIndex={-1}
      aria-label={`Comment by ${name}`}
      sx={{ display: 'flex', gap: 2, outline: 'none' }}
    >
      <InitialsAvatar name={name} size={40} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Typography variant="body2" component="p" color="textSecondary">
          <DateText value={createdAt} />
          {updatedAt !== createdAt && ' · edited'}
          {isHidden && ' · hidden until we have reviewed it; only you see it'}
        </Typography>
        {isEditing ? (
          <Box sx={{ mt: 1.5 }}>
            <CommentForm
              label="Edit comment"
              initialText={text}
              submitLabel="Save changes"
              onSend={async (changed) => {
                await changeComment({ commentId, text: changed });
                finishEditing();
              }}
              onCancel={finishEditing}
            />
          </Box>
        ) : (
          <Typography sx={{ mt: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text}
          </Typography>
        )}
        {!isEditing && isOwn && (
          <Box sx={{ display: 'flex', gap: 1, mt: 0.5, ml: -1 }}>
            <Button size="small" onClick={() => setEditing(true)}>
              Edit
            </Button>
            <DeleteComment postId={postId} commentId={commentId} />
          </Box>
        )}
        {!isOwn && <ReportComment postId={postId} comment={comment} />}
      </Box>
    </Box>
  );
}

function DeleteComment({ postId, commentId }: { postId: string; commentId: string }) {
  const { mutateAsync: deleteComment } = useDeleteComment(postId);
  return (
    <ConfirmButton
      title="Delete your comment?"
      text="It will be deleted for everybody."
      confirmLabel="Delete comment"
      cancelLabel="Keep it"
      errorTitle="Your comment could not be deleted."
      onConfirm={() => deleteComment(commentId)}
      focusFallback={commentsSection}
    >
      Delete
    </ConfirmButton>
  );
}

/** For members. Each can report a comment once. */
function ReportComment({ postId, comment }: CommentEntryProps) {
  const { commentId, name, isReported } = comment;
  const isMember = useSession(({ status }) => status === 'member');
  const { mutateAsync: reportComment } = useReportComment(postId);
  if (!isMember) return null;
  return (
    <Box sx={{ mt: 0.5, ml: -1 }}>
      <ConfirmButton
        label={
          isReported ? `You have reported the comment by ${name}` : `Report the comment by ${name}`
        }
        isDisabled={isReported}
        title="Report this comment?"
        text="Report spam, insults and personal data of others. A comment that several members report is hidden until we have read it. Its author is not told who reported it."
        confirmLabel="Report comment"
        cancelLabel="Cancel"
        errorTitle="The comment could not be reported."
        onConfirm={() => reportComment(commentId)}
        focusFallback={commentsSection}
      >
        {isReported ? 'Reported' : 'Report'}
      </ConfirmButton>
    </Box>
  );
}

const commentsSection = () => document.getElementById('comments');
