import type { Language } from '@sopaan/schemas/code-runs/code-run';
import { csharp } from './csharp';
import { java } from './java';
import { javascript } from './javascript';
import type { LanguageDefinition } from './language';
import { php } from './php';
import { python } from './python';
import { typescript } from './typescript';

export const languages: Readonly<Record<Language, LanguageDefinition>> = {
  javascript,
  typescript,
  python,
  java,
  csharp,
  php,
};
