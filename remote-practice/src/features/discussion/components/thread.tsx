import type { ChallengePost } from '@sopaan/schemas/practice/challenge-post';
import { useSession } from '@sopaan/session/session';
import { Box, Button } from '@sopaan/ui/core';
import { useId, useRef, useState } from 'react';
import { useSendPost } from './new-post';
import { PostEntry } from './post-entry';
import { PostForm } from './post-form';
import { Replies } from './replies';

interface ThreadProps {
  challengeId: string;
  post: ChallengePost;
  foldsSpoilers: boolean;
}

/** A post with its replies, which are loaded when they are opened, and the form of a new reply. */
export function Thread({ challengeId, post, foldsSpoilers }: ThreadProps) {
  const { postId, name, replyCount, isDeleted, isHidden } = post;
  const isMember = useSession(({ status }) => status === 'member');
  const [isOpen, setOpen] = useState(false);
  const [isReplying, setReplying] = useState(false);
  const replyButton = useRef<HTMLButtonElement>(null);
  const repliesId = useId();
  const send = useSendPost(challengeId, postId);
  const canReply = isMember && !isDeleted && !isHidden;
  const finishReplying = () => {
    setReplying(false);
    replyButton.current?.focus();
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <PostEntry challengeId={challengeId} post={post} foldsSpoilers={foldsSpoilers}>
        {canReply && (
          <Button
            ref={replyButton}
            size="small"
            aria-expanded={isReplying}
            aria-label={`Reply to ${name}`}
            onClick={() => setReplying(!isReplying)}
          >
            Reply
          </Button>
        )}
        {replyCount > 0 && (
          <Button
            size="small"
            color="inherit"
            aria-expanded={isOpen}
            aria-controls={isOpen ? repliesId : undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {`${isOpen ? 'Hide' : 'Show'} ${replyCount === 1 ? '1 reply' : `${replyCount.toLocaleString('en-IN')} replies`}`}
          </Button>
        )}
      </PostEntry>
      {isReplying && (
        <PostForm
          label={`Reply to ${name}`}
          textLabel="Your reply"
          submitLabel="Post reply"
          onSend={async (values) => {
            await send(values);
            setOpen(true);
            finishReplying();
          }}
          onCancel={finishReplying}
        />
      )}
      {isOpen && (
        <Box id={repliesId} sx={{ pl: 2, borderLeft: '3px solid', borderColor: 'divider' }}>
          <Replies challengeId={challengeId} postId={postId} foldsSpoilers={foldsSpoilers} />
        </Box>
      )}
    </Box>
  );
}
