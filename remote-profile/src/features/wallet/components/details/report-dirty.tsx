import { useFormikContext } from '@sopaan/ui/forms';
import { useEffect } from 'react';

/** Tells the surroundings of a form whether it has unsaved input. */
export function ReportDirty({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const { dirty } = useFormikContext();
  useEffect(() => onChange(dirty), [dirty, onChange]);
  return null;
}
