import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { object, string, type InferType } from 'yup';

const draftSchema = object({ topic: string().defined(), text: string().defined() }).required();
export type QuestionDraft = InferType<typeof draftSchema>;

const draftName = (mentorId: string) => `mentor-question.${mentorId}`;

/** A question that has not been sent; undefined without one. */
export function readQuestionDraft(mentorId: string): QuestionDraft | undefined {
  const draft = readDraft(draftName(mentorId));
  return draftSchema.isValidSync(draft, { strict: true }) ? draft : undefined;
}

export function writeQuestionDraft(mentorId: string, draft: QuestionDraft): void {
  writeDraft(draftName(mentorId), draft.text === '' ? undefined : draft);
}
