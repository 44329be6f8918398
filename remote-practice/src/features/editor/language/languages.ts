import { LANGUAGES, VERSION_LABELS, type Language } from '@sopaan/schemas/code-runs/code-run';

export interface LanguageChoice {
  language: Language;
  name: string;
  /** The nominal version; the installed one may differ. */
  version: string;
  /** Name of the runtime on the server. */
  runtime: string;
}

const displayNames: Record<Language, Pick<LanguageChoice, 'name' | 'runtime'>> = {
  javascript: { name: 'JavaScript', runtime: 'Node.js' },
  typescript: { name: 'TypeScript', runtime: 'Node.js' },
  python: { name: 'Python', runtime: 'Python' },
  java: { name: 'Java', runtime: 'Java' },
  csharp: { name: 'C#', runtime: 'Mono' },
  php: { name: 'PHP', runtime: 'PHP' },
};

export const DEFAULT_LANGUAGE: Language = 'javascript';

export function languageChoice(language: Language): LanguageChoice {
  return { language, version: VERSION_LABELS[language], ...displayNames[language] };
}

export const languageChoices: readonly LanguageChoice[] = LANGUAGES.map(languageChoice);

/** Display name of a language; an unknown language is returned as is. */
export function languageName(language: string): string {
  return languageChoices.find((choice) => choice.language === language)?.name ?? language;
}
