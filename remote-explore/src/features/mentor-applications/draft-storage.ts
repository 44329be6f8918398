import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { parseDraft, type MentorApplicationDraft } from './form-values';

const DRAFT_NAME = 'mentorship';

export function loadDraft(): MentorApplicationDraft | undefined {
  return parseDraft(readDraft(DRAFT_NAME));
}

export function saveDraft(draft: MentorApplicationDraft): void {
  writeDraft(DRAFT_NAME, draft);
}

export function clearDraft(): void {
  writeDraft(DRAFT_NAME, undefined);
}
