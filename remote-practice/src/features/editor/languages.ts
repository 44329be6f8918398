import { LANGUAGES, VERSION_LABELS, type Language } from '@sopaan/schemas/code-run';

export interface LanguageChoice {
  language: Language;
  name: string;
  /** The version that a solution should keep to. */
  version: string;
  /** What the server runs it with. */
  runtime: string;
}

const named: Record<Language, Pick<LanguageChoice, 'name' | 'runtime'>> = {
  javascript: { name: 'JavaScript', runtime: 'Node.js' },
  typescript: { name: 'TypeScript', runtime: 'Node.js' },
  python: { name: 'Python', runtime: 'Python' },
  java: { name: 'Java', runtime: 'Java' },
  csharp: { name: 'C#', runtime: 'Mono' },
  php: { name: 'PHP', runtime: 'PHP' },
};

export const FIRST_LANGUAGE: Language = 'javascript';

export function languageChoice(language: Language): LanguageChoice {
  return { language, version: VERSION_LABELS[language], ...named[language] };
}

export const languageChoices: readonly LanguageChoice[] = LANGUAGES.map(languageChoice);

/** A language in words; one that this page does not know as it is called. */
export function languageName(language: string): string {
  return languageChoices.find((choice) => choice.language === language)?.name ?? language;
}
