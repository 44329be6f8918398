import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { object, string } from 'yup';

const draftSchema = object({ text: string().required() }).required();

const draftName = (questionId: string) => `mentor-answer.${questionId}`;

/** The text of an answer that has not been sent; empty without one. */
export function readReplyDraft(questionId: string): string {
  const draft = readDraft(draftName(questionId));
  return draftSchema.isValidSync(draft, { strict: true }) ? draft.text : '';
}

export function writeReplyDraft(questionId: string, text: string): void {
  writeDraft(draftName(questionId), text === '' ? undefined : { text });
}
