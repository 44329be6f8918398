import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';
import { draftFromValues, type MentorshipValues } from '../form-values';
import { saveDraft } from '../draft-storage';
import { useBusyForm } from '../use-busy-form';

/** Saves the form as a draft in the browser while it is being edited. */
export function DraftAutosave() {
  const { values, dirty } = useFormikContext<MentorshipValues>();
  useBusyForm(dirty);
  useEffect(() => {
    if (dirty) saveDraft(draftFromValues(values));
  }, [values, dirty]);
  return null;
}
