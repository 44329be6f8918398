import { useBusy } from '@sopaan/session/busy';
import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';
import { draftFromValues, type MentorApplicationValues } from '../form-values';
import { saveDraft } from '../draft-storage';

/** Saves the form as a draft in the browser while it is being edited; the page is not updated meanwhile. */
export function DraftAutosave() {
  const { values, dirty } = useFormikContext<MentorApplicationValues>();
  useBusy(
    { remote: 'explore', task: 'mentorship' },
    dirty ? 'A mentor application is being written' : null,
  );
  useEffect(() => {
    if (dirty) saveDraft(draftFromValues(values));
  }, [values, dirty]);
  return null;
}
