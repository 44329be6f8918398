import type { Language } from '@sopaan/schemas/code-runs/code-run';
import type { RefObject } from 'react';

/** Props shared by the plain editor and Monaco. */
export interface EditorAreaProps {
  value: string;
  language: Language;
  label: string;
  describedBy: string;
  onChange: (value: string) => void;
  /** Caret offset to restore when one editor replaces the other. */
  caret: RefObject<number | null>;
}
