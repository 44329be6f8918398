import { languageSchema, type Language } from '@sopaan/schemas/code-runs/code-run';

const STORAGE_KEY = 'sopaan.editor.language';

/** The language last used on this device, with which the next challenge begins. It is no draft, so logging out keeps it. */
export function readDeviceLanguage(): Language | null {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return languageSchema.required().isValidSync(stored) ? stored : null;
  } catch {
    return null;
  }
}

export function writeDeviceLanguage(language: Language): void {
  try {
    localStorage.setItem(STORAGE_KEY, language);
  } catch {
    // Without storage the next challenge begins with the default language.
  }
}
