import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';

/** Tells whether anything in the form differs from how it was opened. */
export function DirtyObserver({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
