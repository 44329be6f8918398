import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { object, string } from 'yup';

const draftSchema = object({ text: string().required() }).required();

const draftName = (challengeId: string) => `challenge-post.${challengeId}`;

/** The text of a post that has not been sent; empty without one. */
export function readPostDraft(challengeId: string): string {
  const draft = readDraft(draftName(challengeId));
  return draftSchema.isValidSync(draft, { strict: true }) ? draft.text : '';
}

export function writePostDraft(challengeId: string, text: string): void {
  writeDraft(draftName(challengeId), text === '' ? undefined : { text });
}
