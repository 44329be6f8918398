import { bus } from '@sopaan/events/bus';
import { readDraft, writeDraft } from '@sopaan/session/drafts';
import { useEffect } from 'react';
import { parseDraft, type MentorshipDraft } from './form-values';

const NAME = 'mentorship';

export function loadDraft(): MentorshipDraft | undefined {
  return parseDraft(readDraft(NAME));
}

export function saveDraft(draft: MentorshipDraft): void {
  writeDraft(NAME, draft);
}

export function clearDraft(): void {
  writeDraft(NAME, undefined);
}

/** While the form is being filled in, the page is not replaced. */
export function useBusyForm(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const activity = { remote: 'explore', task: 'mentorship' };
    const reason = 'A mentor application is being written';
    bus.publish('activity:changed', { ...activity, busy: true, reason }, 'explore');
    return () => {
      bus.publish('activity:changed', { ...activity, busy: false, reason: '' }, 'explore');
    };
  }, [isDirty]);
}
