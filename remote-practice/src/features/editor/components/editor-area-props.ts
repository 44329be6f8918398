import type { Language } from '@sopaan/schemas/code-run';
import type { RefObject } from 'react';

/** What the plain and the big editor take alike. */
export interface EditorAreaProps {
  value: string;
  language: Language;
  label: string;
  describedBy: string;
  onChange: (value: string) => void;
  /** Characters before the place where somebody was writing when one editor made way for the other. */
  caret: RefObject<number | null>;
}
