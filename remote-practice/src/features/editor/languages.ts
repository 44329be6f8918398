import { LANGUAGES, type Language } from '@sopaan/schemas/code-run';

export interface LanguageChoice {
  language: Language;
  name: string;
  /** What is asked for; the answer of a run says what there really was. */
  version: string;
}

const named: Record<Language, Omit<LanguageChoice, 'language'>> = {
  javascript: { name: 'JavaScript', version: '18.15.0' },
  typescript: { name: 'TypeScript', version: '5.0.3' },
  python: { name: 'Python', version: '3.10.0' },
  java: { name: 'Java', version: '15.0.2' },
  csharp: { name: 'C#', version: '6.12.0' },
  php: { name: 'PHP', version: '8.2.3' },
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
