import type { ChallengePost } from '@sopaan/schemas/practice/challenge-post';
import { Box, Typography } from '@sopaan/ui/core';
import { DateText } from '@sopaan/ui/display';
import { useRef, useState, type ReactNode } from 'react';
import { useChangePost } from '../api/use-post-mutations';
import { PostActions } from './post-actions';
import { PostBody } from './post-body';
import { PostForm } from './post-form';

interface PostEntryProps {
  challengeId: string;
  post: ChallengePost;
  foldsSpoilers: boolean;
  isReply?: boolean;
  /** The actions of the thread. */
  children?: ReactNode;
}

/** A post or a reply. Its author can edit and delete it, other members can vote for it and report it. */
export function PostEntry(props: PostEntryProps) {
  const { challengeId, post, foldsSpoilers, isReply, children } = props;
  const { postId, name, text, isSpoiler, createdAt, updatedAt, isHidden, isDeleted } = post;
  const [isEditing, setEditing] = useState(false);
  const article = useRef<HTMLElement>(null);
  const { mutateAsync: changePost } = useChangePost(challengeId);
  // The pressed button has disappeared, so the focus moves to the post.
  const finishEditing = () => {
    setEditing(false);
    article.current?.focus();
  };
  if (isDeleted) {
    return (
      <>
        <Typography variant="body2" color="textSecondary">
          This post has been deleted.
        </Typography>
        <Box sx={{ ml: -1 }}>{children}</Box>
      </>
    );
  }
  return (
    <Box
      component="article"
      ref={article}
      tabIndex={-1}
      aria-label={`${isReply ? 'Reply' : 'Post'} by ${name}`}
      sx={{ outline: 'none', minWidth: 0 }}
    >
      <Typography variant="subtitle2" component="p">
        {name}
      </Typography>
      <Typography variant="caption" component="p" color="textSecondary">
        <DateText value={createdAt} />
        {updatedAt !== createdAt && ' · edited'}
        {isHidden && ' · hidden until we have reviewed it; only you see it'}
      </Typography>
      {isEditing ? (
        <Box sx={{ mt: 1.5 }}>
          <PostForm
            label="Edit post"
            textLabel="Your text"
            initialValues={{ text: text ?? '', isSpoiler }}
            submitLabel="Save changes"
            onSend={async (values) => {
              await changePost({ postId, ...values });
              finishEditing();
            }}
            onCancel={finishEditing}
          />
        </Box>
      ) : (
        <>
          <PostBody post={post} foldsSpoilers={foldsSpoilers} />
          <PostActions challengeId={challengeId} post={post} onEdit={() => setEditing(true)}>
            {children}
          </PostActions>
        </>
      )}
    </Box>
  );
}
