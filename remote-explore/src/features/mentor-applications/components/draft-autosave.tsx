import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';
import { draftFromValues, type MentorshipValues } from '../form-values';
import { saveDraft, useBusyForm } from '../draft-storage';

/** Keeps what is written, so that a reload or a lost connection costs nothing. */
export function DraftAutosave() {
  const { values, dirty } = useFormikContext<MentorshipValues>();
  useBusyForm(dirty);
  useEffect(() => {
    if (dirty) saveDraft(draftFromValues(values));
  }, [values, dirty]);
  return null;
}
