import { newId } from '@sopaan/api-client/new-id';
import { bus } from '@sopaan/events/bus';
import type { PostForm as Values } from '@sopaan/schemas/practice/challenge-post';
import { useSession } from '@sopaan/session/session';
import { useIsBrowser } from '@sopaan/ui/core';
import { useRef } from 'react';
import { LogInPrompt } from '../../../components/log-in-prompt';
import { useAddPost } from '../api/use-post-mutations';
import { hasCodeBlock } from '../has-code-block';
import { readPostDraft, writePostDraft } from '../post-draft';
import { PostForm } from './post-form';

/** The form for a new post; guests get a link to log in, which leads back to the discussion. */
export function NewPost({ challengeId }: { challengeId: string }) {
  const isMember = useSession(({ status }) => status === 'member');
  const isBrowser = useIsBrowser();
  const send = useSendPost(challengeId);
  if (!isMember) {
    return (
      <LogInPrompt
        text="Members can ask and answer. Everybody can read."
        label="Log in to join the discussion"
        reason={{ action: 'discuss' }}
      />
    );
  }
  // The draft is read in the browser only.
  const draft = isBrowser ? readPostDraft(challengeId) : '';
  return (
    <PostForm
      key={`${challengeId} ${isBrowser}`}
      label="New post"
      textLabel="Your question or idea"
      initialValues={{ text: draft, isSpoiler: hasCodeBlock(draft) }}
      submitLabel="Post"
      onSend={async (values) => {
        await send(values);
        const message = 'Your post is published.';
        bus.publish('toast:requested', { message, kind: 'success' }, 'practice');
      }}
      onChange={(text) => writePostDraft(challengeId, text)}
    />
  );
}

/** Sends a post, or a reply to the post `parentId`. One whose response was lost keeps its id, so it is not stored twice. */
export function useSendPost(challengeId: string, parentId?: string) {
  const { mutateAsync: addPost } = useAddPost(challengeId, parentId);
  const postId = useRef<string>(undefined);
  return async (values: Values) => {
    postId.current ??= newId();
    await addPost({ postId: postId.current, ...values });
    postId.current = undefined;
  };
}
