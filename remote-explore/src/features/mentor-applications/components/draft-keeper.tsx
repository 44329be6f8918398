import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';
import { draftIn, type MentorshipValues } from '../form-values';
import { keepDraft, useBusyForm } from '../use-draft';

/** Keeps what is written, so that a reload or a lost connection costs nothing. */
export function DraftKeeper() {
  const { values, dirty } = useFormikContext<MentorshipValues>();
  useBusyForm(dirty);
  useEffect(() => {
    if (dirty) keepDraft(draftIn(values));
  }, [values, dirty]);
  return null;
}
