import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';

/** Reports whether the form differs from its initial values. */
export function DirtyObserver({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
