import { LANGUAGES, type Language } from '@sopaan/schemas/code-run';

export interface LanguageChoice {
  language: Language;
  name: string;
  /** The version that a solution should keep to. */
  version: string;
  /** What the server runs it with. */
  runtime: string;
}

const named: Record<Language, Omit<LanguageChoice, 'language'>> = {
  javascript: { name: 'JavaScript', version: '18.15.0', runtime: 'Node.js' },
  typescript: { name: 'TypeScript', version: '5.0.3', runtime: 'Node.js' },
  python: { name: 'Python', version: '3.10.0', runtime: 'Python' },
  java: { name: 'Java', version: '15.0.2', runtime: 'Java' },
  csharp: { name: 'C#', version: '6.12.0', runtime: 'Mono' },
  php: { name: 'PHP', version: '8.2.3', runtime: 'PHP' },
};

export const FIRST_LANGUAGE: Language = 'javascript';

export function languageChoice(language: Language): LanguageChoice {
  return { language, ...named[language] };
}

export const languageChoices: readonly LanguageChoice[] = LANGUAGES.map(languageChoice);

/** A language in words; one that this page does not know as it is called. */
export function languageName(language: string): string {
  return languageChoices.find((choice) => choice.language === language)?.name ?? language;
}
