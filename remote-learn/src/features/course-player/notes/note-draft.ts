import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { number, object, string, type InferType } from 'yup';

const noteDraftSchema = object({
  text: string().defined(),
  /** The time in the video at which the member began to write. */
  atSeconds: number().min(0).required(),
}).required();
export type NoteDraft = InferType<typeof noteDraftSchema>;

const draftName = (subject: string) => `note.${subject}`;

/** Unsaved text of a new note in a lesson, or of a note that is being edited. */
export function readNoteDraft(subject: string): NoteDraft | null {
  const draft = readDraft(draftName(subject));
  return noteDraftSchema.isValidSync(draft, { strict: true }) ? draft : null;
}

export function writeNoteDraft(subject: string, draft: NoteDraft | null): void {
  writeDraft(draftName(subject), draft ?? undefined);
}
