import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { object, string } from 'yup';

const draftSchema = object({ text: string().required() }).required();

const draftName = (postId: string) => `comment.${postId}`;

/** The text of a comment that has not been sent; empty without one. */
export function readCommentDraft(postId: string): string {
  const draft = readDraft(draftName(postId));
  return draftSchema.isValidSync(draft, { strict: true }) ? draft.text : '';
}

export function writeCommentDraft(postId: string, text: string): void {
  writeDraft(draftName(postId), text === '' ? undefined : { text });
}
