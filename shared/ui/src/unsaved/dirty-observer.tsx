import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';

/** Reports whether the surrounding form has unsaved changes. */
export function DirtyObserver({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
