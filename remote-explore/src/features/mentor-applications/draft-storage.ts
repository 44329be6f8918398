import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { parseDraft, type MentorshipDraft } from './form-values';

const DRAFT_NAME = 'mentorship';

export function loadDraft(): MentorshipDraft | undefined {
  return parseDraft(readDraft(DRAFT_NAME));
}

export function saveDraft(draft: MentorshipDraft): void {
  writeDraft(DRAFT_NAME, draft);
}

export function clearDraft(): void {
  writeDraft(DRAFT_NAME, undefined);
}
